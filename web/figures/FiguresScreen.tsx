import { useEffect, useMemo, useState } from 'react';
import { STARTERS } from '#content/guide/starters';
import { useScrollRestoration } from '#web/lib/navigation/scrollRestoration.hooks';
import { useIsOnline } from '#web/lib/online.hooks';
import { useProgressiveList } from '#web/lib/progressiveList.hooks';
import { ChatBar } from '#web/shared/chat/ChatBar';
import { LoadError } from '#web/ui/LoadError';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { SkeletonList } from '#web/ui/SkeletonList';
import { toast } from '#web/ui/toast/toast';
import { WhileOffline } from '#web/ui/WhileOffline';
import { BIBLE_STUDY } from './bibleStudy';
import { ChatScreen } from './ChatScreen';
import type { ChooseFigure } from './FigureGrid';
import { BIBLE_CHAT, preloadFigures, useFigures, useOpenChat } from './figures.hooks';
import { MentorSearch } from './MentorSearch';
import { Portrait } from './portraits/Portrait';
import { inShelfOrder, Shelves } from './Shelves';

/** The number of cards that fit in a window. These cards are rendered first. */
const FIRST_BATCH = 4;

/** Shows the list of figures, or a full-screen chat with one figure. */
export function FiguresScreen() {
  const { companion, talkWith, switchTo, leave, turnAway } = useOpenChat();
  const figures = useFigures();
  const chosen =
    companion === BIBLE_CHAT ? BIBLE_STUDY : figures.data?.find(({ figureId }) => figureId === companion);
  const keepPlace = useScrollRestoration(chosen !== undefined);
  // Called here and not in the list, so that the whole list renders at once when the user comes back to it.
  const ordered = useMemo(() => figures.data && inShelfOrder(figures.data), [figures.data]);
  const shown = useProgressiveList(ordered, FIRST_BATCH);
  const [filter, setFilter] = useState<string | null>(null);

  const isUnknown = companion !== null && !chosen && figures.isSuccess;
  useEffect(() => {
    if (!isUnknown) return;
    toast({ title: 'We don’t have that figure yet', description: 'Choose someone from the list.' });
    turnAway();
  }, [isUnknown, turnAway]);

  if (chosen) {
    return (
      <ChatScreen
        key={chosen.figureId}
        figure={chosen}
        onBack={leave}
        onSwitch={() => switchTo(BIBLE_CHAT)}
      />
    );
  }
  const choose: ChooseFigure = (figureId, cardId) => {
    keepPlace(cardId);
    talkWith(figureId);
  };
  const startStudy = () => {
    keepPlace(null);
    talkWith(BIBLE_CHAT);
  };
  if (companion && !figures.data) {
    return (
      <div aria-busy={figures.isPending} className="mx-auto flex w-full max-w-180 grow flex-col">
        <ChatBar title={nameFromId(companion)} back="Back to Figures" onBack={leave} />
        {figures.isError && (
          <div className="my-auto">
            <LoadError query={figures}>We couldn’t open this chat. It isn’t anything you did.</LoadError>
          </div>
        )}
      </div>
    );
  }
  return (
    <div className="@container mx-auto low:mt-2 mt-2 w-full max-w-270 animate-arrive md:mt-8">
      <header className="text-center">
        <p className="eyebrow low:hidden max-md:hidden">Those who went before us</p>
        <ScreenTitle title="Biblical Figures" className="low:mt-0 low:text-heading text-display md:mt-2" />
        <p className="mx-auto low:hidden mt-2 max-w-130 text-balance text-quiet max-md:text-small max-md:leading-snug">
          Ask about their story. We show which parts come from the Bible and which are imagined.
        </p>
      </header>
      <BibleCard onChoose={startStudy} />
      {figures.isPending && <FiguresSkeleton />}
      {figures.isError && !figures.data && (
        <LoadError query={figures}>We couldn’t load the figures.</LoadError>
      )}
      {figures.data && shown && (
        <>
          <MentorSearch figures={figures.data} onChoose={choose} onStudy={startStudy} />
          <Shelves figures={shown} filter={filter} onFilter={setFilter} onChoose={choose} />
        </>
      )}
    </div>
  );
}

FiguresScreen.loadInitialData = preloadFigures;

/** Returns 'Mary of Nazareth' for 'mary-of-nazareth': the name of a figure as long as the figures have not loaded. */
function nameFromId(figureId: string): string {
  if (!(figureId in STARTERS)) return 'Biblical Figures';
  return figureId
    .split('-')
    .map((word) => (/^(?:of|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

function BibleCard({ onChoose }: { onChoose: () => void }) {
  const isOnline = useIsOnline();
  return (
    <section className="group relative low:mt-3 mt-4 flex items-center gap-4 rounded-card border border-line-strong bg-linear-to-b from-lit to-raised p-3 low:py-2 transition duration-quick has-disabled:border-line has-disabled:from-card not-has-disabled:hover:border-tan sm:gap-7 sm:low:py-2 sm:p-6 md:mt-9">
      <Portrait figure={BIBLE_STUDY} className="low:hidden w-13 sm:w-24" />
      <div className="flat:flex flat:w-full flat:flex-wrap flat:items-center flat:gap-x-5">
        <h2 className="font-semibold text-title leading-tight">Chat with the Bible</h2>
        <p className="flat:mt-0 text-fine text-tan sm:text-small">King James Bible study assistant</p>
        <p className="low:hidden mt-2 max-w-140 text-body text-quiet max-sm:hidden">
          Find a verse, open a passage, or ask what the Bible says about something that’s weighing on you.
        </p>
        <button
          type="button"
          onClick={onChoose}
          disabled={!isOnline}
          className="low:mt-1 flat:mt-0 flat:ml-auto font-semibold text-amber text-small outline-none disabled:text-quiet sm:mt-3 sm:text-body after:absolute after:inset-0 after:rounded-card after:content-[''] focus-visible:after:outline-2 focus-visible:after:outline-tan focus-visible:after:outline-offset-3 enabled:group-hover:text-ivory"
        >
          Start Bible Chat
        </button>
        <WhileOffline>This chat needs a connection.</WhileOffline>
      </div>
    </section>
  );
}

function FiguresSkeleton() {
  return (
    <div className="mt-8">
      <p role="status" className="text-center font-serif text-lead text-quiet italic">
        Loading biblical figures...
      </p>
      <SkeletonList
        heights={['h-62', 'h-62', 'h-62', 'h-62', 'h-62', 'h-62']}
        hasArches
        grid="gap-3.5 md:grid-cols-2 abreast:grid-cols-3"
        className="mt-6"
      />
    </div>
  );
}
