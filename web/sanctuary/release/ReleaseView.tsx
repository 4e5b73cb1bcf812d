import { useEffect, useRef, useState } from 'react';
import { Chest, ChestArch } from '#web/sanctuary/chest/Chest';
import { RitualActions, RitualFrame, RitualHeader } from '#web/sanctuary/visit/RitualFrame';
import { SanctuaryCrisisHelp } from '#web/sanctuary/visit/SanctuaryCrisisHelp';
import { pickVerse, setSelectedVerse, useSanctuary } from '#web/sanctuary/visit/sanctuary.store';
import { goToState, releaseBurdens } from '#web/sanctuary/visit/sanctuaryHistory.hooks';
import { ListenControls } from '#web/shared/listening/ListenControls';
import { Button } from '#web/ui/Button';
import { Checkbox } from '#web/ui/forms/Checkbox';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { ringBell } from './bell';

const PRAYER =
  'God, these burdens are too heavy for me. I place them in Your care. Please lift what I cannot carry. Show me rest.';
const AMEN = " In Jesus' name, Amen.";

/** When this time has passed, the last light reaches the lamp, and the verse is picked. */
const LIFTED_MS = 3800;

/** When this time has passed, the animation is over, and the verse is shown. */
const VERSE_MS = 4200;

/**
 * Shows the prayer, and then the lights rising out of the chest. One view for both states, so that the chest stays in
 * its place while the prayer fades.
 */
export function ReleaseView() {
  const slips = useSanctuary((ritual) => ritual.slips);
  const isLifting = useSanctuary((ritual) => ritual.state === 'lifting');
  useLifting(isLifting);

  return (
    <div className="release flex grow animate-arrive flex-col" data-lifting={isLifting || undefined}>
      <RitualHeader {...(!isLifting && { back: 'Add another burden' })} />
      {!isLifting && <SanctuaryCrisisHelp />}
      <RitualFrame
        title={<ReadyTitle isLifting={isLifting} />}
        chest={
          <ChestArch>
            <Chest lid="open" slips={slips} isLifting={isLifting} />
          </ChestArch>
        }
      >
        <div className="relative">
          <GuidedPrayer isLifting={isLifting} />
          {isLifting && (
            <div className="release-sentence">
              <ScreenTitle title="God is lifting your burdens..." className="text-heading text-tan italic" />
            </div>
          )}
        </div>
      </RitualFrame>
    </div>
  );
}

/** Picks and shows the verse when the burdens have been lifted. */
function useLifting(isLifting: boolean) {
  useEffect(() => {
    if (!isLifting) return;
    scrollTo(0, 0);
    const lifted = setTimeout(() => {
      setSelectedVerse(pickVerse());
      ringBell();
    }, LIFTED_MS);
    const done = setTimeout(() => goToState('verse'), VERSE_MS);
    return () => {
      clearTimeout(lifted);
      clearTimeout(done);
    };
  }, [isLifting]);
}

/** Stays invisible while the burdens are lifted, so that nothing moves up. */
function ReadyTitle({ isLifting }: { isLifting: boolean }) {
  const size = 'ritual-title';
  return (
    <div className="release-leaving">
      {isLifting ? (
        <p aria-hidden className={`font-medium font-serif leading-[1.05] ${size}`}>
          Ready for Release
        </p>
      ) : (
        <ScreenTitle title="Ready for Release" className={size} />
      )}
      <p aria-hidden={isLifting} className="mt-1 text-body text-quiet short:hidden">
        Read it aloud, or read it silently.
      </p>
    </div>
  );
}

function GuidedPrayer({ isLifting }: { isLifting: boolean }) {
  const [withAmen, setWithAmen] = useState(false);
  const prayer = useRef<HTMLParagraphElement>(null);

  return (
    <div className="release-leaving grid gap-2 sm:gap-3" inert={isLifting}>
      <section className="relative rounded-card border border-line bg-card px-5 py-4 short:px-4 short:py-2.5 sm:p-6">
        <h2 className="eyebrow font-sans">Guided Prayer</h2>
        {!isLifting && (
          <div className="absolute top-1 right-1">
            <ListenControls what="the prayer" elements={() => (prayer.current ? [prayer.current] : [])} />
          </div>
        )}
        <p ref={prayer} className="mt-2 font-serif text-prayer leading-[1.4]">
          {PRAYER}
          {withAmen && <span className="animate-arrive text-tan">{AMEN}</span>}
        </p>
      </section>
      <Checkbox checked={withAmen} onCheck={setWithAmen} className="items-center text-body">
        Add "In Jesus' name, Amen."
      </Checkbox>
      <RitualActions>
        <Button onClick={releaseBurdens}>Release to God</Button>
      </RitualActions>
    </div>
  );
}
