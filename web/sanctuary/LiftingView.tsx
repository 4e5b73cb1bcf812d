import { type CSSProperties, useEffect } from 'react';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { Chest, ChestArch } from './Chest';
import { pickVerse, setSanctuaryState, setSelectedVerse, useSanctuary } from './sanctuary.store';

/** When this time has passed, the last particle has risen, and the verse is picked. */
const LIFTED_MS = 3800;

/** When this time has passed, the animation is over, and the verse is shown. */
const VERSE_MS = 4200;

// Start position (percent from the center) and delay (ms) of each particle, in an irregular order.
const STARTS = [-19, 13, -5, 21, -13, 5, 17, -23, 0, 9, -9, 24];
const DELAYS = [0, 420, 150, 630, 300, 780, 90, 540, 240, 690, 360, 840];

const PARTICLES = STARTS.map((start, index) => ({
  '--start': start,
  '--drift': `${((index * 53) % 110) - 55}px`,
  '--delay': `${DELAYS[index]}ms`,
  '--size': `${0.75 + ((index * 5) % 7) * 0.16}rem`,
  '--rest': (index * 23) % 38,
}));

/** Shows the slips rising out of the chest. Their texts are already erased, so they are drawn as placeholder lines. */
export function LiftingView() {
  const slips = useSanctuary((ritual) => ritual.slips);

  useEffect(() => {
    const lifted = setTimeout(() => setSelectedVerse(pickVerse()), LIFTED_MS);
    const done = setTimeout(() => setSanctuaryState('verse'), VERSE_MS);
    return () => {
      clearTimeout(lifted);
      clearTimeout(done);
    };
  }, []);

  return (
    <div className="mx-auto my-auto w-full max-w-md py-5 text-center">
      <ChestArch>
        <Chest lid="closing" slips={slips} />
        <div className="ray" aria-hidden="true" />
        <div className="motes" aria-hidden="true">
          {PARTICLES.map((style) => (
            <i key={style['--delay']} className="mote" data-testid="mote" style={style as CSSProperties} />
          ))}
        </div>
      </ChestArch>
      <ScreenTitle
        title="God is lifting your burdens..."
        className="mt-9 animate-dawn text-[1.9rem] text-tan italic"
      />
    </div>
  );
}
