import type { Truth } from '#content/truth';
import { TRUTHS } from '#content/truths';
import type { TruthId } from '#contract/identity';

export type Question = {
  truth: Truth;
  truthId: TruthId;
  questionIndex: number;
  text: string;
  /** Its place in the journey, from 1. */
  step: number;
};

type Place = Pick<Question, 'truthId' | 'questionIndex'>;

/** All of them, in the order of the journey. */
export const QUESTIONS: readonly Question[] = TRUTHS.flatMap((truth) =>
  truth.discoveryExercise.questions.map((text, questionIndex) => ({
    truth,
    truthId: truth.id,
    questionIndex,
    text,
  })),
).map((question, at) => ({ ...question, step: at + 1 }));

export function questionAt(place: Place): Question | undefined {
  return QUESTIONS.find((question) => isSame(question, place));
}

export function questionsOf(truthId: TruthId): Question[] {
  return QUESTIONS.filter((question) => question.truthId === truthId);
}

export function isSame(one: Place, other: Place): boolean {
  return one.truthId === other.truthId && one.questionIndex === other.questionIndex;
}

/** What was answered to it; empty when nothing was. */
export function answerTo(question: Place, responses: readonly (Place & { response: string })[] = []): string {
  return responses.find((response) => isSame(response, question))?.response ?? '';
}

export function openOf(responses: readonly (Place & { response: string })[]): Question[] {
  return QUESTIONS.filter((question) => answerTo(question, responses).trim() === '');
}
