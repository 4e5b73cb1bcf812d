import { AddingView } from './burdens/AddingView';
import { ReleaseView } from './release/ReleaseView';
import { VerseView } from './release/VerseView';
import type { SanctuaryState } from './visit/sanctuary.store';

/** The states after the entry. */
export type SanctuaryStep = Exclude<SanctuaryState, 'entry'>;

const STEPS = {
  adding: AddingView,
  slips: AddingView,
  ready: ReleaseView,
  lifting: ReleaseView,
  verse: VerseView,
} satisfies Record<SanctuaryStep, unknown>;

/** The view of a state after the entry. Loads after the entry, which needs none of their code. */
export function SanctuarySteps({ state }: { state: SanctuaryStep }) {
  const Step = STEPS[state];
  return <Step />;
}
