import type { Page } from '@playwright/test';
import { TRUTHS } from '#content/truths';
import { expect, toastWith } from './fixtures';

export const SAVE_RESPONSE = '**/api/identity/response';

/** Every question, in the order of the journey. */
export const DISCOVERY_QUESTIONS = TRUTHS.flatMap(({ id, discoveryExercise }) =>
  discoveryExercise.questions.map((text, questionIndex) => ({ truthId: id, questionIndex, text })),
);

/** Returns a sample answer to the question at this step, counted from 1. The answer is long enough to be quoted. */
export function answerAt(step: number): string {
  return `Naomi, and the long road home to Bethlehem at barley time (${step})`;
}

/** Returns the field for the answer to a question. */
export function answerField(page: Page, text: string) {
  return page.getByRole('textbox', { name: text, exact: true });
}

/** Expects the page to show the question at this step, counted from 1. */
export async function expectQuestion(page: Page, step: number) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(DISCOVERY_QUESTIONS[step - 1]?.text ?? '');
}

/** Answers the questions at these steps, counted from 1, through the API. */
export async function answerThroughApi(page: Page, first: number, last = first) {
  for (let step = first; step <= last; step += 1) {
    const { truthId, questionIndex } = DISCOVERY_QUESTIONS[step - 1] ?? {};
    const data = { truthId, questionIndex, response: answerAt(step) };
    expect((await page.request.post('/api/identity/response', { data })).status()).toBe(200);
  }
}

/** Returns the toast that announces a new level. */
export function levelToast(page: Page) {
  return toastWith(page, /^You’ve reached level/);
}
