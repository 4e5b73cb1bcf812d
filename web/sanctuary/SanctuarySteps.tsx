import { AddingView } from './AddingView';
import { ReleaseView } from './ReleaseView';
import type { SanctuaryState } from './sanctuary.store';
import { VerseView } from './VerseView';

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
