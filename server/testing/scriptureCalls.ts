import { expect } from 'vitest';
import { Passage } from '#contract/scripture';
import type { TestVisitor } from '#server/testing/people';

/** One second is the goal; the rest is for a machine that runs other tests too. */
export const MAX_RESPONSE_MS = 5000;

export function getPassage(visitor: TestVisitor, reference: string, context?: number) {
  const query = new URLSearchParams({
    reference,
    ...(context !== undefined && { context: String(context) }),
  });
  return visitor.get(`/api/scripture/passages?${query}`);
}

export async function readPassage(
  visitor: TestVisitor,
  reference: string,
  context?: number,
): Promise<Passage> {
  return Passage.parse((await getPassage(visitor, reference, context)).body);
}

export function getSearch(visitor: TestVisitor, q: string, limit?: number) {
  const query = new URLSearchParams({ q, ...(limit !== undefined && { limit: String(limit) }) });
  return visitor.get(`/api/scripture/search?${query}`);
}

/** Error messages are shown to users, so they must be readable sentences. */
export function expectSentence(message: unknown) {
  expect(message).toMatch(/^[A-Z].*[.a-z0-9]$/);
  expect(message).not.toMatch(/zod|undefined|NaN|expected|Invalid input/);
}
