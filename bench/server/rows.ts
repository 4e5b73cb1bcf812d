import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { authorId, fillRoom } from '../communityRows';

export const BENCH_USERS = 1000;

/** The total number of posts. Four fifths of them are in the room that is read. */
const POSTS = 20_000;

export const BENCH_PASSWORD = 'Gleaning-in-the-field-7';

/** The parameters with which the server hashes passwords. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

type Run = (statement: string) => Promise<unknown>;

/** Inserts a thousand signed-in users with posts, comments, hearts and achievements. */
export async function fillDatabase(run: Run, posts = POSTS): Promise<void> {
  await fillRoom(run, posts * 0.8);
  const password = await hash(BENCH_PASSWORD, COST);
  const people = Array.from({ length: BENCH_USERS }, (_, number) => number);
  await run(`
    insert into users (id, email, password, first_name, last_name)
    values ${people.map((number) => `('${personId(number)}', '${benchEmail(number)}', '${password}', 'Reader', 'Number ${number}')`).join(', ')}
    on conflict (id) do update set email = excluded.email, password = excluded.password`);
  // Makes sure that every user can respond to every post.
  await run('update posts set hidden_at = null');
  await run('delete from blocks');
  // Makes all accounts old, so that the limits for new accounts do not apply, and lets all users post.
  await run(`update users set created_at = now() - interval '60 days', rules_agreed_at = now()`);
  await run(`
    insert into sessions (sid, user_id, sess, expire)
    values ${people.map((number) => `('${sidOf(number)}', '${personId(number)}', '{"signedInAt": "2026-01-01T00:00:00.000Z"}', now() + interval '30 days')`).join(', ')}`);
  await run(`
    insert into user_activities (user_id, activity_type, deed_key, experience_gained, description)
    select users.id, 'answered', n::text, 5, 'Answered a question' from users, generate_series(1, 8) as n`);
  await run(`
    insert into user_achievements (user_id, achievement_id)
    select users.id, achievements.id from users, achievements where achievements.required_points <= 40`);
  await run('update users set experience_points = 40, companion_level = 1');
  await run('vacuum analyze');
}

/** Returns the id of a user. The first fifty users are the authors of the posts. */
export function personId(number: number): string {
  const hex = authorId(number);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function benchEmail(number: number): string {
  return `reader${number}@example.org`;
}

export function benchCookie(number: number): string {
  return `session=${tokenOf(number)}`;
}

function tokenOf(number: number): string {
  return `reader-${number}-of-the-bench`;
}

function sidOf(number: number): string {
  return createHash('sha256').update(tokenOf(number)).digest('base64url');
}
