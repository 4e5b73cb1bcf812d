import { sql } from 'drizzle-orm';
import { LEVEL_SPAN } from '#contract/levels';
import { Achievement } from '#contract/progress';
import type { Db } from '#server/db/db';
import type { TestVisitor } from '#server/testing/people';
import { retryUntilAnswered } from '#server/testing/retryUntilAnswered';

export const USER_STATS_PATH = '/api/gamification/user-stats';

export const ACHIEVEMENTS_PATH = '/api/gamification/achievements';

export function postClaim(who: TestVisitor, id: number | string) {
  return retryUntilAnswered(() => who.post(`${ACHIEVEMENTS_PATH}/${id}/claim`));
}

export function answerQuestion(who: TestVisitor, questionIndex: number) {
  return who.post('/api/identity/response', { truthId: 'chosen', questionIndex, response: 'Naomi' });
}

export function achievementsIn({ text }: { text: string }) {
  return Achievement.strict().array().parse(JSON.parse(text));
}

export function earnedNamesIn(answer: { text: string }) {
  return achievementsIn(answer)
    .filter(({ earned }) => earned)
    .map(({ name }) => name);
}

export async function achievementNamed(who: TestVisitor, name: string): Promise<Achievement> {
  const found = achievementsIn(await who.get(ACHIEVEMENTS_PATH)).find(
    (achievement) => achievement.name === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

/** Gives Ruth XP, and adds an XP event with them to the ledger. */
export async function giveXp(db: Db, xp: number) {
  await db.execute(sql`
    insert into user_activities (user_id, activity_type, deed_key, experience_gained)
    select id, 'test', gen_random_uuid()::text, ${xp} from users where first_name = 'Ruth'`);
  await db.execute(sql`
    update users set experience_points = experience_points + ${xp}, companion_level = (experience_points + ${xp}) / ${LEVEL_SPAN} + 1
    where first_name = 'Ruth'`);
}
