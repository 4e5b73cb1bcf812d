import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type ServerProcess, startServer } from '../serverProcess';
import { type Answer, call, company, cookieOf, type Pilgrim, signIn } from './calls';
import type { Finding, Place } from './place';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Joining, two posts of a day, and coming back on another day than that. */
const [JOINED, POSTED, RETURNED] = [10, 2 * 5, 2];

/** Where somebody stands in time, how often she posts there, and what may have counted by then. */
const JUMPS = [
  { name: 'today', days: 0, posts: 3, points: JOINED + POSTED },
  { name: 'a day back', days: -1, posts: 3, points: JOINED + 2 * POSTED + RETURNED },
  { name: 'today again', days: 0, posts: 3, points: JOINED + 2 * POSTED + RETURNED },
  { name: 'a year on', days: 365, posts: 3, points: JOINED + 3 * POSTED + 2 * RETURNED },
  // The tenth on the day she joined, and no more are taken on that day.
  { name: 'back from there', days: 0, posts: 1, points: JOINED + 3 * POSTED + 2 * RETURNED },
];

/** The longest that wrong passwords hold anybody up; a jump of the clock makes it no longer. */
const LOCKED_SECONDS_MAX = 15 * 60;

/** The server's clock jumps while it runs; limits are on. The database keeps its own clock, as on another machine. */
export async function clock(place: Place): Promise<Finding> {
  const file = join(place.settings.DATA_DIR ?? '', 'clock');
  writeFileSync(file, '0');
  const preload = pathToFileURL(join(import.meta.dirname, 'shiftedClock.mjs')).href;
  const server = await startServer({
    ...place.settings,
    LIMITS: 'on',
    CLOCK_FILE: file,
    NODE_OPTIONS: `--import ${preload}`,
  });
  const [pilgrim, guesser] = (await company(server.url, 2)) as [Pilgrim, Pilgrim];
  const misses: string[] = [];
  const figures: Finding['figures'] = {};
  let { cookie } = pilgrim;

  for (const { name, days, posts, points } of JUMPS) {
    writeFileSync(file, String(days * DAY_MS));
    server.signal('SIGUSR2');
    await wait(200);
    const seen = await call({ url: server.url, cookie }, '/api/auth/user');
    // A session lasts thirty days, and a month of silence ends it.
    const isOver = days > 30;
    if (seen?.status !== (isOver ? 401 : 200))
      misses.push(`${name}: the session was answered with ${seen?.status}`);
    if (isOver) {
      const again = await signIn(server.url, pilgrim.email);
      if (again?.status !== 200) misses.push(`${name}: signing in was answered with ${again?.status}`);
      else cookie = cookieOf(again);
      await call({ url: server.url, cookie }, '/api/auth/user');
    }
    misses.push(...(await write(server, cookie, posts)).map((miss) => `${name}: ${miss}`));
    const person = await call({ url: server.url, cookie }, '/api/auth/user');
    figures[`points, ${name}`] = Number(person?.body.experiencePoints);
    if (person?.body.experiencePoints !== points) {
      misses.push(`${name}: ${person?.body.experiencePoints} points instead of ${points}`);
    }
  }

  figures['held up, s'] = await guess(server, guesser, file, misses);
  await server.end('SIGTERM');
  const [sums] = await place.look((ask) => ask(UNEQUAL));
  if (Number(sums?.it) !== 0) misses.push(`${sums?.it} people have other points than their ledger`);
  return { figures: { ...figures, unequal: Number(sums?.it) }, misses };
}

const UNEQUAL = `select count(*) as it from users where experience_points <>
  (select coalesce(sum(experience_gained), 0) from user_activities where user_id = users.id)`;

async function write({ url }: ServerProcess, cookie: string, posts: number): Promise<string[]> {
  const misses: string[] = [];
  for (let post = 0; post < posts; post += 1) {
    const body = { roomId: 1, content: 'New every morning.' };
    const answer = await call({ url, cookie }, '/api/community/posts', { body });
    if (answer?.status !== 201) misses.push(`a post was answered with ${answer?.status} ${answer?.text}`);
  }
  return misses;
}

/** Guesses wrong until nothing more is heard, then puts the clock back a day: it may not hold anybody up for a day. */
async function guess(
  server: ServerProcess,
  { email }: Pilgrim,
  file: string,
  misses: string[],
): Promise<number> {
  const body = { email, password: 'Not-the-right-1' };
  const tries: Answer[] = [];
  for (let time = 0; time < 11; time += 1)
    tries.push(await call({ url: server.url }, '/api/auth/login', { body }));
  if (tries.at(-1)?.status !== 429)
    misses.push(`the eleventh guess was answered with ${tries.at(-1)?.status}`);
  writeFileSync(file, String(-DAY_MS));
  server.signal('SIGUSR2');
  await wait(200);
  const later = await signIn(server.url, email);
  const seconds = Number(later?.headers.get('Retry-After') ?? 0);
  if (seconds > LOCKED_SECONDS_MAX)
    misses.push(`with the clock put back, somebody is held up for ${seconds} s`);
  return seconds;
}
