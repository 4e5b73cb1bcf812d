import { type ReactNode, useEffect } from 'react';
import { plainScripture } from '#web/shared/scripture/ScriptureText';
import { prepareToasts } from '#web/ui/toast/toast';
import { AddingView } from './AddingView';
import { EntryView } from './EntryView';
import { loadCrisisDetector } from './loadCrisisDetector';
import { ReleaseView } from './ReleaseView';
import { type SanctuaryState, useSanctuary } from './sanctuary.store';
import { useSanctuaryHistory } from './sanctuaryHistory.hooks';
import { VerseView } from './VerseView';
import './release.css';
import './sanctuary.css';

/** One character from each font file that the sanctuary may need. */
const FONT_SAMPLE = 'aéă';

/** Long enough to let the first paint finish, but short enough that nobody has typed yet. */
const PRELOAD_DELAY_MS = 300;

const STEPS = {
  adding: AddingView,
  slips: AddingView,
  ready: ReleaseView,
  lifting: ReleaseView,
  verse: VerseView,
};

/** The sanctuary, one view per state. Preloads everything the views need, so that typing causes no request. */
export function Sanctuary({
  children,
}: {
  /** Shown below the button of the first view. */
  children: ReactNode;
}) {
  const state = useSanctuary((ritual) => ritual.state);
  const verse = useSanctuary((ritual) => ritual.selectedVerse);

  useEffect(() => {
    // Preloads after the first paint, which needs none of these files.
    const timer = setTimeout(preloadAssets, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useSanctuaryHistory();

  return (
    <>
      <div role="status" className="sr-only">
        {state === 'verse' && verse && `Scripture verse: ${verse.ref}. ${plainScripture(verse.text)}`}
      </div>
      <div aria-hidden className="sanctuary-lamp" data-state={state} />
      <View state={state}>{children}</View>
    </>
  );
}

function View({ state, children }: { state: SanctuaryState; children: ReactNode }) {
  if (state === 'entry') return <EntryView>{children}</EntryView>;
  const Step = STEPS[state];
  return <Step />;
}

function preloadAssets() {
  void loadCrisisDetector();
  void prepareToasts().catch(() => {});
  void import('#web/ui/tooltip').catch(() => {});
  for (const style of ['normal', 'italic'])
    void document.fonts.load(`${style} 1rem "Cormorant Garamond"`, FONT_SAMPLE);
  void document.fonts.load('1rem Figtree', FONT_SAMPLE);
}
