import { callServer } from './calls';
import type { FaultDatabase, FaultRequest } from './database';
import type { Acknowledged, Writers } from './writers';

export type LossReport = { lost: number; doubled: number; unequal: number; 'active themes': number };

/** Searches the database for every confirmed write, and for duplicates and inconsistencies. */
export function countLosses(database: FaultDatabase, { acknowledged }: Writers): Promise<LossReport> {
  return database.look(async (ask) => ({
    lost: await lostOf(ask, acknowledged),
    doubled: await numberFrom(ask, COUNT_DUPLICATES),
    unequal: await numberFrom(ask, COUNT_XP_MISMATCHES),
    'active themes': await numberFrom(ask, COUNT_ACTIVE_THEMES),
  }));
}

/** Returns a sentence for each broken guarantee. */
export function lossesOf(losses: LossReport): string[] {
  const misses: string[] = [];
  if (losses.lost) misses.push(`${losses.lost} confirmed writes are lost`);
  if (losses.doubled) misses.push(`${losses.doubled} writes are stored twice`);
  if (losses.unequal) misses.push(`${losses.unequal} users have XP that does not match their ledger`);
  if (losses['active themes'] !== 1) misses.push(`${losses['active themes']} themes are active`);
  return misses;
}

/** Counts how many of the newest posts are missing or changed. This quick check runs while the server runs. */
export async function missingWrites(url: string, { newest }: Writers): Promise<number> {
  let missing = 0;
  for (const { id, content, cookie } of newest) {
    const answer = await callServer({ url, cookie }, `/api/community/posts/${id}`);
    if (answer?.body.content !== content) missing += 1;
  }
  return missing;
}

async function lostOf(ask: FaultRequest, acknowledged: Acknowledged): Promise<number> {
  const { posts, comments, hearts, claims, signUps, answers } = acknowledged;
  const valuesIn = async (text: string) => new Set((await ask(text)).map(({ it }) => String(it)));
  const sets: [Set<string>, string][] = [
    [posts, 'select content as it from posts'],
    [comments, 'select content as it from comments'],
    [hearts, "select user_id || ' ' || post_id as it from reactions"],
    [claims, "select user_id || ' ' || achievement_id as it from user_achievements"],
    [signUps, 'select email as it from users'],
  ];
  let lost = 0;
  for (const [sent, text] of sets) {
    const found = await valuesIn(text);
    for (const it of sent) if (!found.has(it)) lost += 1;
  }
  const stored = new Map(
    (await ask(STORED_ANSWERS)).map(({ question, response }) => [
      String(question),
      numberIn(String(response)),
    ]),
  );
  // A higher number is fine: a later answer that was never confirmed may have replaced the confirmed one.
  for (const [question, number] of answers) if ((stored.get(question) ?? 0) < number) lost += 1;
  return lost;
}

const STORED_ANSWERS = `select user_id || ' ' || truth_id || ' ' || question_index as question, response
  from identity_responses`;

const COUNT_DUPLICATES = `select count(*) as it from (
  select content from posts group by content having count(*) > 1
  union all select content from comments group by content having count(*) > 1
  union all select lower(email) from users group by lower(email) having count(*) > 1
  union all select post_id::text from reactions group by post_id, user_id having count(*) > 1) as twice`;

const COUNT_XP_MISMATCHES = `select count(*) as it from users where experience_points <>
  (select coalesce(sum(experience_gained), 0) from user_activities where user_id = users.id)`;

const COUNT_ACTIVE_THEMES = `select count(*) as it from weekly_themes join rooms on rooms.active_theme_id = weekly_themes.id
  where weekly_themes.active and (select count(*) from weekly_themes where active) = 1`;

async function numberFrom(ask: FaultRequest, text: string): Promise<number> {
  const [row] = await ask(text);
  return Number(row?.it);
}

function numberIn(response: string): number {
  return Number(/\d+$/.exec(response)?.[0]);
}
