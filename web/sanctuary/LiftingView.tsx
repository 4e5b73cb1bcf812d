import { type CSSProperties, useEffect } from 'react';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { Arch, Chest } from './Chest';
import { pickVerse, setSelectedVerse, setState } from './ritual.store';

/** The last mote has gone; the verse is chosen. */
const LIFTED_MS = 3800;

/** The light has settled; the verse may come. */
const VERSE_MS = 4200;

const MOTES = Array.from({ length: 12 }, (_, index) => ({
  '--start': ((index * 19) % 47) - 26,
  '--drift': `${((index * 53) % 110) - 55}px`,
  '--delay': `${((index * 7) % 12) * 75}ms`,
  '--size': `${0.75 + ((index * 5) % 7) * 0.16}rem`,
  '--rest': (index * 23) % 38,
}));

export function LiftingView() {
  useEffect(() => {
    const lifted = setTimeout(() => setSelectedVerse(pickVerse()), LIFTED_MS);
    const done = setTimeout(() => setState('verse'), VERSE_MS);
    return () => {
      clearTimeout(lifted);
      clearTimeout(done);
    };
  }, []);

  return (
    <div className="mx-auto my-auto w-full max-w-md py-5 text-center">
      <Arch>
        <Chest isOpen={false} slips={[]} />
        <div className="ray" aria-hidden="true" />
        <div className="motes" aria-hidden="true">
          {MOTES.map((way) => (
            <i key={way['--delay']} className="mote" data-testid="mote" style={way as CSSProperties} />
          ))}
        </div>
      </Arch>
      <ScreenTitle
        title="God is lifting your burdens..."
        className="mt-9 animate-dawn text-[1.9rem] text-tan italic"
      />
    </div>
  );
}
