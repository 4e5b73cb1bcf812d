import { TRUTHS } from '#content/truths';
import type { Truth } from '#content/truths/truth';
import type { TruthId } from '#contract/identity';

export type Question = {
  truth: Truth;
  truthId: TruthId;
  questionIndex: number;
  text: string;
  /** The question's position in the journey, counted from 1. */
  step: number;
};

type QuestionKey = Pick<Question, 'truthId' | 'questionIndex'>;

/** Every question, in the order of the journey. */
export const QUESTIONS: readonly Question[] = TRUTHS.flatMap((truth) =>
  truth.discoveryExercise.questions.map((text, questionIndex) => ({
    truth,
    truthId: truth.id,
    questionIndex,
    text,
  })),
).map((question, index) => ({ ...question, step: index + 1 }));

export function questionAt(key: QuestionKey): Question | undefined {
  return QUESTIONS.find((question) => isSameQuestion(question, key));
}

export function questionsOf(truthId: TruthId): Question[] {
  return QUESTIONS.filter((question) => question.truthId === truthId);
}

export function isSameQuestion(one: QuestionKey, other: QuestionKey): boolean {
  return one.truthId === other.truthId && one.questionIndex === other.questionIndex;
}

/** Returns the answer to a question, or an empty string if there is none. */
export function answerTo(
  question: QuestionKey,
  responses: readonly (QuestionKey & { response: string })[] = [],
): string {
  return responses.find((response) => isSameQuestion(response, question))?.response ?? '';
}

export function unansweredQuestions(responses: readonly (QuestionKey & { response: string })[]): Question[] {
  return QUESTIONS.filter((question) => answerTo(question, responses).trim() === '');
}
