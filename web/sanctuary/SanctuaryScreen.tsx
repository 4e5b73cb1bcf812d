import { useEffect } from 'react';
import { plainScripture } from '#web/shared/scripture/ScriptureText';
import { prepareToasts } from '#web/ui/toast/toast';
import { AddingView } from './AddingView';
import { EntryView } from './EntryView';
import { LiftingView } from './LiftingView';
import { loadCrisisDetector } from './loadCrisisDetector';
import { ReadyView } from './ReadyView';
import { hasBurdens, useSanctuary } from './sanctuary.store';
import { VerseView } from './VerseView';

/** One character from each font file that the sanctuary may need. */
const FONT_SAMPLE = 'aéă';

/** Long enough to let the first paint finish, but short enough that nobody has typed yet. */
const PRELOAD_DELAY_MS = 300;

const VIEWS = {
  entry: EntryView,
  adding: AddingView,
  ready: ReadyView,
  lifting: LiftingView,
  verse: VerseView,
};

/** Shows the sanctuary, one view per state. Preloads everything the views need, so that typing causes no request. */
export function SanctuaryScreen() {
  const state = useSanctuary((ritual) => ritual.state);
  const verse = useSanctuary((ritual) => ritual.selectedVerse);
  const isCarrying = useSanctuary(hasBurdens);
  const View = VIEWS[state];

  useEffect(() => {
    // Preloads after the first paint, which needs none of these files.
    const timer = setTimeout(preloadAssets, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useUnloadWarning(isCarrying);

  return (
    <>
      <div role="status" className="sr-only">
        {state === 'verse' && verse && `Scripture verse: ${verse.ref}. ${plainScripture(verse.text)}`}
      </div>
      <View />
    </>
  );
}

function preloadAssets() {
  void loadCrisisDetector();
  void prepareToasts().catch(() => {});
  for (const style of ['normal', 'italic'])
    void document.fonts.load(`${style} 1rem "Cormorant Garamond"`, FONT_SAMPLE);
  void document.fonts.load('1rem Figtree', FONT_SAMPLE);
}

/** Asks before the page unloads: burdens live in memory only, so a reload loses them. */
function useUnloadWarning(isCarrying: boolean) {
  useEffect(() => {
    if (!isCarrying) return;
    // Reads the store, not the prop: signing out empties the chest and navigates before React renders again.
    const warn = (event: BeforeUnloadEvent) => {
      if (hasBurdens(useSanctuary.getState())) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isCarrying]);
}
