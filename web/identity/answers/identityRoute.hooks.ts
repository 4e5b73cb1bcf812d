import { useSearchParams } from 'wouter';
import { TRUTHS } from '#content/truths';
import type { TruthId } from '#contract/identity';
import { QUESTIONS, type Question } from './questions';

export const IDENTITY_OVERVIEW = '/identity';
export const IDENTITY_INFO = '/identity?mode=info';
export const IDENTITY_SUMMARY = '/identity?mode=summary';

export type TruthTab = 'content' | 'exercise';

export function stepAddress(step: number): string {
  return `/identity?mode=journey&step=${step}`;
}

export function truthAddress(truthId: TruthId, tab: TruthTab = 'content'): string {
  return `/identity?truth=${truthId}${tab === 'exercise' ? '&tab=exercise' : ''}`;
}

/** Parses the URL into a mode of Identity Foundations. An unknown mode shows the overview. */
export function useIdentityRoute() {
  const [search] = useSearchParams();
  const mode = search.get('mode');
  return {
    mode: mode === 'info' || mode === 'journey' || mode === 'summary' ? mode : 'overview',
    question: questionAtStep(search.get('step')),
    truth: TRUTHS.find(({ id }) => id === search.get('truth')),
    tab: search.get('tab') === 'exercise' ? 'exercise' : 'content',
  } as const;
}

function questionAtStep(param: string | null): Question {
  const step = Number.parseInt(param ?? '', 10) || 1;
  return QUESTIONS[Math.min(Math.max(step, 1), QUESTIONS.length) - 1] as Question;
}
