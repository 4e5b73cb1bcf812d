import { useEffect } from 'react';
import { plain } from '#web/ui/Scripture';
import { prepareToasts } from '#web/ui/toast';
import { AddingView } from './AddingView';
import { EntryView } from './EntryView';
import { LiftingView } from './LiftingView';
import { openEar } from './listening';
import { ReadyView } from './ReadyView';
import { hasBurdens, useRitual } from './ritual.store';
import { VerseView } from './VerseView';

/** A sample of each font file the ritual may need. */
const LETTERS = 'aéă';

/** Nobody has written anything by then, and the door has long been drawn. */
const PAINTED_MS = 300;

const VIEWS = {
  entry: EntryView,
  adding: AddingView,
  ready: ReadyView,
  lifting: LiftingView,
  verse: VerseView,
};

/** The ritual, one view per state. Everything it needs is here before the first word is typed. */
export function SanctuaryScreen() {
  const state = useRitual((ritual) => ritual.state);
  const verse = useRitual((ritual) => ritual.selectedVerse);
  const isCarrying = useRitual(hasBurdens);
  const View = VIEWS[state];

  useEffect(() => {
    // After the first paint, which needs none of it.
    const timer = setTimeout(fetchEverything, PAINTED_MS);
    return () => clearTimeout(timer);
  }, []);
  useWarningBeforeLoss(isCarrying);

  return (
    <>
      <div role="status" className="sr-only">
        {state === 'verse' && verse && `Scripture verse: ${verse.ref}. ${plain(verse.text)}`}
      </div>
      <View />
    </>
  );
}

function fetchEverything() {
  void openEar();
  void prepareToasts().catch(() => {});
  for (const style of ['normal', 'italic'])
    void document.fonts.load(`${style} 1rem "Cormorant Garamond"`, LETTERS);
  void document.fonts.load('1rem Figtree', LETTERS);
}

/** The burdens are kept nowhere, so a reload would take them unreleased. */
function useWarningBeforeLoss(isCarrying: boolean) {
  useEffect(() => {
    if (!isCarrying) return;
    // Whoever signs out empties the chest and goes before anything has been drawn anew.
    const warn = (event: BeforeUnloadEvent) => {
      if (hasBurdens(useRitual.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isCarrying]);
}
