import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { passageAddress, referenceAt } from '#contract/pages/addresses';
import { useBibleTextChoice } from '#web/lib/bibleTextChoice';
import { IconButton } from '#web/ui/Button';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { ChapterBar } from './chapters/ChapterBar';
import { useChapterGestures } from './chapters/chapterGestures.hooks';
import { useFindInChapter } from './chapters/findInChapter.hooks';
import { PassageContent } from './passage/PassageContent';
import { PassageTools } from './passage/PassageTools';
import { usePassage } from './passage/passage.hooks';
import { textNames } from './passage/textNames';

/** Shows a passage at its own URL, for bookmarks and links. */
export function PassageScreen() {
  const [path, navigate] = useLocation();
  const reference = referenceAt(path) ?? '';
  const passage = usePassage(reference);
  const shown = passage.isPlaceholderData ? undefined : passage.data;
  const choice = useBibleTextChoice();
  const go = (other: string) => navigate(passageAddress(other));
  const article = useRef<HTMLElement>(null);
  const { isFinding, toggleFinding, field } = useFindInChapter(reference);
  useChapterGestures(article, shown, go);

  return (
    <article ref={article} className={`mt-6 w-full ${choice === 'both' ? 'mx-auto max-w-240' : 'reading'}`}>
      <header className="text-center">
        <Link
          href="/scripture"
          className="eyebrow inline-flex min-h-11 items-center underline-offset-4 transition hover:text-ivory hover:underline"
        >
          {textNames(choice)}
        </Link>
        <ScreenTitle
          title={shown?.reference ?? reference}
          className="line-clamp-4 text-balance pb-[0.1em] text-display"
        />
        {!passage.isError && (
          <div className="mt-3 flex flex-wrap justify-center gap-2">
            <PassageTools passage={shown} isFinding={isFinding} onFind={toggleFinding} />
            <IconButton label="Print" disabled={!shown} onClick={() => window.print()}>
              <Printer className="size-5" />
            </IconButton>
          </div>
        )}
      </header>
      {field && <div className="sticky top-0 z-10 mt-4 bg-ground/92 py-3 backdrop-blur-md">{field}</div>}
      <div className="mt-9">
        <PassageContent passage={passage} onGo={go} />
      </div>
      {!passage.isPending && (
        <footer className="mt-12 border-line border-t pt-3 print:hidden">
          <ChapterBar
            passage={passage.data}
            reference={reference}
            isOld={passage.isPlaceholderData}
            onGo={go}
          />
        </footer>
      )}
    </article>
  );
}
