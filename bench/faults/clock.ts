import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type ServerProcess, startServerProcess } from '../serverProcess';
import {
  callServer,
  cookieFrom,
  type FaultAnswer,
  type FaultUser,
  registerUsers,
  signInAgain,
} from './calls';
import type { FaultDatabase, FaultResult } from './database';

const DAY_MS = 24 * 60 * 60 * 1000;

/** XP for signing up, for two posts a day, and for returning on another day. */
const [JOINED, POSTED, RETURNED] = [10, 2 * 5, 2];

/** Clock offsets, each with the number of posts to write and the total XP expected after these posts. */
const JUMPS = [
  { name: 'today', days: 0, posts: 3, points: JOINED + POSTED },
  { name: 'a day back', days: -1, posts: 3, points: JOINED + 2 * POSTED + RETURNED },
  { name: 'today again', days: 0, posts: 3, points: JOINED + 2 * POSTED + RETURNED },
  { name: 'a year on', days: 365, posts: 3, points: JOINED + 3 * POSTED + 2 * RETURNED },
  // This is the tenth post of the first day. Ten posts a day are the limit.
  { name: 'back from there', days: 0, posts: 1, points: JOINED + 3 * POSTED + 2 * RETURNED },
];

/** The longest lockout after wrong passwords. A clock change must not make the lockout longer. */
const MAX_LOCKOUT_SECONDS = 15 * 60;

/** Shifts the clock of a running server with limits on. The database's clock does not change, as on another machine. */
export async function clock(database: FaultDatabase): Promise<FaultResult> {
  const file = join(database.settings.DATA_DIR ?? '', 'clock');
  writeFileSync(file, '0');
  const preload = pathToFileURL(join(import.meta.dirname, 'shiftedClock.mjs')).href;
  const server = await startServerProcess({
    ...database.settings,
    LIMITS: 'on',
    CLOCK_FILE: file,
    NODE_OPTIONS: `--import ${preload}`,
  });
  const [user, guesser] = (await registerUsers(server.url, 2)) as [FaultUser, FaultUser];
  const misses: string[] = [];
  const figures: FaultResult['figures'] = {};
  let { cookie } = user;

  for (const { name, days, posts, points } of JUMPS) {
    writeFileSync(file, String(days * DAY_MS));
    server.signal('SIGUSR2');
    await wait(200);
    const userAnswer = await callServer({ url: server.url, cookie }, '/api/auth/user');
    // Sessions expire after thirty days without a request.
    const hasExpired = days > 30;
    if (userAnswer?.status !== (hasExpired ? 401 : 200))
      misses.push(`${name}: a request with the session got ${userAnswer?.status}`);
    if (hasExpired) {
      const again = await signInAgain(server.url, user.email);
      if (again?.status !== 200) misses.push(`${name}: signing in got ${again?.status}`);
      else cookie = cookieFrom(again);
      await callServer({ url: server.url, cookie }, '/api/auth/user');
    }
    misses.push(...(await write(server, cookie, posts)).map((miss) => `${name}: ${miss}`));
    const person = await callServer({ url: server.url, cookie }, '/api/auth/user');
    figures[`XP, ${name}`] = Number(person?.body.experiencePoints);
    if (person?.body.experiencePoints !== points) {
      misses.push(`${name}: ${person?.body.experiencePoints} XP instead of ${points}`);
    }
  }

  figures['locked out, s'] = await guess(server, guesser, file, misses);
  await server.end('SIGTERM');
  const [sums] = await database.look((ask) => ask(COUNT_XP_MISMATCHES));
  if (Number(sums?.it) !== 0) misses.push(`${sums?.it} users have XP that does not match their ledger`);
  return { figures: { ...figures, unequal: Number(sums?.it) }, misses };
}

const COUNT_XP_MISMATCHES = `select count(*) as it from users where experience_points <>
  (select coalesce(sum(experience_gained), 0) from user_activities where user_id = users.id)`;

async function write({ url }: ServerProcess, cookie: string, posts: number): Promise<string[]> {
  const misses: string[] = [];
  for (let post = 0; post < posts; post += 1) {
    const body = { roomId: 1, content: 'New every morning.' };
    const answer = await callServer({ url, cookie }, '/api/community/posts', { body });
    if (answer?.status !== 201) misses.push(`a post got ${answer?.status} ${answer?.text}`);
  }
  return misses;
}

/**
 * Sends wrong passwords until the account is locked, then sets the clock back a day. The lockout must not last a day.
 */
async function guess(
  server: ServerProcess,
  { email }: FaultUser,
  file: string,
  misses: string[],
): Promise<number> {
  const body = { email, password: 'Not-the-right-1' };
  const tries: FaultAnswer[] = [];
  for (let time = 0; time < 11; time += 1)
    tries.push(await callServer({ url: server.url }, '/api/auth/login', { body }));
  if (tries.at(-1)?.status !== 429) misses.push(`the eleventh guess got ${tries.at(-1)?.status}`);
  writeFileSync(file, String(-DAY_MS));
  server.signal('SIGUSR2');
  await wait(200);
  const later = await signInAgain(server.url, email);
  const seconds = Number(later?.headers.get('Retry-After') ?? 0);
  if (seconds > MAX_LOCKOUT_SECONDS)
    misses.push(`with the clock set back, a user is locked out for ${seconds} s`);
  return seconds;
}
