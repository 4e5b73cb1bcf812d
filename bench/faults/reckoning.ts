import { call } from './calls';
import type { Ask, Place } from './place';
import type { Acknowledged, Crowd } from './writers';

export type Reckoning = { lost: number; doubled: number; unequal: number; 'active themes': number };

/** Looks for everything that was acknowledged in the database itself, and for what may never be there. */
export function reckon(place: Place, { acknowledged }: Crowd): Promise<Reckoning> {
  return place.look(async (ask) => ({
    lost: await lostOf(ask, acknowledged),
    doubled: await numberFrom(ask, DOUBLED),
    unequal: await numberFrom(ask, UNEQUAL),
    'active themes': await numberFrom(ask, ACTIVE),
  }));
}

/** A sentence for each promise that is broken. */
export function missesOf(reckoning: Reckoning): string[] {
  const misses: string[] = [];
  if (reckoning.lost) misses.push(`${reckoning.lost} acknowledged writes are lost`);
  if (reckoning.doubled) misses.push(`${reckoning.doubled} writes are there twice`);
  if (reckoning.unequal) misses.push(`${reckoning.unequal} people have other points than their ledger`);
  if (reckoning['active themes'] !== 1) misses.push(`${reckoning['active themes']} themes are active`);
  return misses;
}

/** How many of the newest posts are not there as they were sent; a first look, while the server runs. */
export async function missingOf(url: string, { newest }: Crowd): Promise<number> {
  let missing = 0;
  for (const { id, content, cookie } of newest) {
    const answer = await call({ url, cookie }, `/api/community/posts/${id}`);
    if (answer?.body.content !== content) missing += 1;
  }
  return missing;
}

async function lostOf(ask: Ask, acknowledged: Acknowledged): Promise<number> {
  const { posts, comments, hearts, claims, signUps, answers } = acknowledged;
  const there = async (text: string) => new Set((await ask(text)).map(({ it }) => String(it)));
  const sets: [Set<string>, string][] = [
    [posts, 'select content as it from posts'],
    [comments, 'select content as it from comments'],
    [hearts, "select user_id || ' ' || post_id as it from reactions"],
    [claims, "select user_id || ' ' || achievement_id as it from user_achievements"],
    [signUps, 'select email as it from users'],
  ];
  let lost = 0;
  for (const [sent, text] of sets) {
    const found = await there(text);
    for (const it of sent) if (!found.has(it)) lost += 1;
  }
  const kept = new Map(
    (await ask(KEPT)).map(({ question, response }) => [String(question), numberIn(String(response))]),
  );
  // What was sent later and never answered may stand in its place.
  for (const [question, number] of answers) if ((kept.get(question) ?? 0) < number) lost += 1;
  return lost;
}

const KEPT = `select user_id || ' ' || truth_id || ' ' || question_index as question, response
  from identity_responses`;

const DOUBLED = `select count(*) as it from (
  select content from posts group by content having count(*) > 1
  union all select content from comments group by content having count(*) > 1
  union all select lower(email) from users group by lower(email) having count(*) > 1
  union all select post_id::text from reactions group by post_id, user_id having count(*) > 1) as twice`;

const UNEQUAL = `select count(*) as it from users where experience_points <>
  (select coalesce(sum(experience_gained), 0) from user_activities where user_id = users.id)`;

const ACTIVE = `select count(*) as it from weekly_themes join rooms on rooms.active_theme_id = weekly_themes.id
  where weekly_themes.active and (select count(*) from weekly_themes where active) = 1`;

async function numberFrom(ask: Ask, text: string): Promise<number> {
  const [row] = await ask(text);
  return Number(row?.it);
}

function numberIn(response: string): number {
  return Number(/\d+$/.exec(response)?.[0]);
}
