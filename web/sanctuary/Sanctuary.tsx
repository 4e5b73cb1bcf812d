import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyWithPreload } from '#web/lib/lazyWithPreload';
import { plainScripture } from '#web/shared/scripture/ScriptureText';
import { prepareToasts } from '#web/ui/toast/toast';
import { EntryView } from './EntryView';
import { loadCrisisDetector } from './visit/loadCrisisDetector';
import { useSanctuary } from './visit/sanctuary.store';
import { useSanctuaryHistory } from './visit/sanctuaryHistory.hooks';
import './release/release.css';
import './sanctuary.css';

/** One character from each font file that the sanctuary may need. */
const FONT_SAMPLE = 'aéă';

/** Long enough to let the first paint finish, and too short for the user to have typed. */
const PRELOAD_DELAY_MS = 300;

const Steps = lazyWithPreload(async () => (await import('./SanctuarySteps')).SanctuarySteps);

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
      {state === 'entry' ? (
        <EntryView>{children}</EntryView>
      ) : (
        <Suspense fallback={<div aria-busy="true" className="grow" />}>
          <Steps state={state} />
        </Suspense>
      )}
    </>
  );
}

function preloadAssets() {
  void Steps.prepare().catch(() => {});
  void loadCrisisDetector();
  void prepareToasts().catch(() => {});
  void import('#web/ui/tooltip').catch(() => {});
  for (const style of ['normal', 'italic'])
    void document.fonts.load(`${style} 1rem "Cormorant Garamond"`, FONT_SAMPLE);
  void document.fonts.load('1rem Figtree', FONT_SAMPLE);
}
