import { QUESTION_COUNTS, TRUTH_IDS, type TruthId } from '#contract/identity';
import type { Db } from '#server/db/db';
import { tableRows } from '#server/testing/database';
import type { TestVisitor } from '#server/testing/people';

export const SAVE_PATH = '/api/identity/response';

export const RESPONSES_PATH = '/api/identity/all-responses';

export const PROGRESS_PATH = '/api/identity/progress';

export const IDENTITY_QUESTIONS = TRUTH_IDS.flatMap((truthId) =>
  Array.from({ length: QUESTION_COUNTS[truthId] }, (_, questionIndex) => ({ truthId, questionIndex })),
);

export function postAnswer(who: TestVisitor, truthId: TruthId, questionIndex: number, response: string) {
  return who.post(SAVE_PATH, { truthId, questionIndex, response });
}

/** Parses a list. Throws if an item has extra fields. */
export function parseList<Item>(
  shape: { strict: () => { array: () => { parse: (value: unknown) => Item[] } } },
  { text }: { text: string },
): Item[] {
  return shape.strict().array().parse(JSON.parse(text));
}

/** Returns Ruth's XP events, except the one for signing up. */
export async function xpEventsOf(db: Db) {
  const rows = await tableRows(
    db,
    `select activity_type, deed_key, experience_gained from user_activities join users on users.id = user_id
      where first_name = 'Ruth' and activity_type <> 'joined'`,
  );
  return rows.map((row) => Object.values(row).join(' ')).sort();
}

/** Returns the XP events of a user who has answered all questions. */
export function allIdentityXpEvents() {
  return [
    ...IDENTITY_QUESTIONS.map(({ truthId, questionIndex }) => `answered ${truthId}.${questionIndex} 5`),
    ...TRUTH_IDS.map((truthId) => `completedTruth ${truthId} 20`),
  ].sort();
}
