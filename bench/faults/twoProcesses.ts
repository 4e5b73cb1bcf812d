import { setTimeout as wait } from 'node:timers/promises';
import { startServerProcess } from '../serverProcess';
import {
  callServer,
  type FaultAnswer,
  type FaultUser,
  registerUser,
  registerUsers,
  signInAgain,
} from './calls';
import type { FaultDatabase, FaultResult } from './database';
import { countLosses, lossesOf } from './losses';
import { startWriters } from './writers';

const RACES = 30;

/** Runs two processes on one PostgreSQL: sends the same requests to both, then kills one of them under load. */
export async function twoProcesses(database: FaultDatabase): Promise<FaultResult> {
  const writers = await startWriters(database);
  const servers = await Promise.all([
    startServerProcess(database.settings),
    startServerProcess(database.settings),
  ]);
  const [one, other] = servers;
  const misses: string[] = [];
  for (let race = 0; race < RACES; race += 1) misses.push(...(await raceAt([one.url, other.url], race)));
  misses.push(...(await sessionAt(one.url, other.url)));

  writers.write(one.url);
  await wait(1000);
  await writers.pause();
  writers.write(other.url);
  await wait(500);
  await one.end('SIGKILL');
  await wait(1000);
  await writers.pause();
  await other.end('SIGTERM');
  const losses = await countLosses(database, writers);
  misses.push(...lossesOf(losses), ...new Set(writers.failed));
  if (writers.unanswered) misses.push('the remaining process did not respond');
  return { figures: { races: RACES, acknowledged: writers.acknowledged.count, ...losses }, misses };
}

/** Sends the same request five times to each process concurrently. The request must count once. */
async function raceAt(urls: string[], race: number): Promise<string[]> {
  const [user] = (await registerUsers(urls[0] ?? '', 1)) as [FaultUser];
  const targets = [...urls, ...urls, ...urls, ...urls, ...urls];
  const sendAll = (path: string, body: unknown, key?: string) =>
    Promise.all(targets.map((url) => callServer({ ...user, url }, path, { body, ...(key && { key }) })));

  const claims = await sendAll('/api/gamification/achievements/1/claim', {});
  const posts = await sendAll(
    '/api/community/posts',
    { roomId: 1, content: `Race ${race}` },
    `race-${process.pid}-${race}`,
  );
  const email = `twins-${race}@example.org`;
  const twins = await Promise.all(urls.map((url) => registerUser(url, email)));

  const misses: string[] = [];
  const count = (answers: FaultAnswer[], status: number) =>
    answers.filter((answer) => answer?.status === status).length;
  if (count(claims, 200) !== 1) misses.push(`an achievement was claimed ${count(claims, 200)} times`);
  if (new Set(posts.map((answer) => answer?.body.id)).size !== 1)
    misses.push('a post was written more than once');
  const signUps = twins.map(({ answer }) => answer);
  if (count(signUps, 201) !== 1 || count(signUps, 409) !== 1)
    misses.push('two accounts have the same email address');
  return misses;
}

/** Checks that a session created on one process is valid on the other until the user signs out. */
async function sessionAt(one: string, other: string): Promise<string[]> {
  const [user] = (await registerUsers(one, 1)) as [FaultUser];
  const known = await callServer({ ...user, url: other }, '/api/auth/user');
  await callServer({ ...user, url: one }, '/api/auth/logout', { body: {} });
  const after = await callServer({ ...user, url: other }, '/api/auth/user');
  const again = await signInAgain(other, user.email);
  const statuses = [known, after, again].map((answer) => answer?.status).join(' ');
  return statuses === '200 401 200' ? [] : [`requests with a session got ${statuses}`];
}
