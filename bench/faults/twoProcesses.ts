import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../serverProcess';
import { type Answer, call, company, type Pilgrim, register, signIn } from './calls';
import type { Finding, Place } from './place';
import { missesOf, reckon } from './reckoning';
import { gather } from './writers';

const RACES = 30;

/** Two processes on one PostgreSQL: races at both doors; then one of them is killed while both are at work. */
export async function twoProcesses(place: Place): Promise<Finding> {
  const crowd = await gather(place);
  const servers = await Promise.all([startServer(place.settings), startServer(place.settings)]);
  const [one, other] = servers;
  const misses: string[] = [];
  for (let race = 0; race < RACES; race += 1) misses.push(...(await raceAt([one.url, other.url], race)));
  misses.push(...(await sessionAt(one.url, other.url)));

  crowd.write(one.url);
  await wait(1000);
  await crowd.pause();
  crowd.write(other.url);
  await wait(500);
  await one.end('SIGKILL');
  await wait(1000);
  await crowd.pause();
  await other.end('SIGTERM');
  const reckoning = await reckon(place, crowd);
  misses.push(...missesOf(reckoning), ...new Set(crowd.failed));
  if (crowd.unanswered) misses.push('the one that stayed did not answer');
  return { figures: { races: RACES, acknowledged: crowd.acknowledged.count, ...reckoning }, misses };
}

/** The same at both doors at the same moment, five times at each: it counts once. */
async function raceAt(urls: string[], race: number): Promise<string[]> {
  const [pilgrim] = (await company(urls[0] ?? '', 1)) as [Pilgrim];
  const doors = [...urls, ...urls, ...urls, ...urls, ...urls];
  const at = (path: string, body: unknown, key?: string) =>
    Promise.all(doors.map((url) => call({ ...pilgrim, url }, path, { body, ...(key && { key }) })));

  const claims = await at('/api/gamification/achievements/1/claim', {});
  const posts = await at(
    '/api/community/posts',
    { roomId: 1, content: `Race ${race}` },
    `race-${process.pid}-${race}`,
  );
  const email = `twins-${race}@example.org`;
  const twins = await Promise.all(urls.map((url) => register(url, email)));

  const misses: string[] = [];
  const count = (answers: Answer[], status: number) =>
    answers.filter((answer) => answer?.status === status).length;
  if (count(claims, 200) !== 1) misses.push(`an achievement was claimed ${count(claims, 200)} times`);
  if (new Set(posts.map((answer) => answer?.body.id)).size !== 1)
    misses.push('a post was written more than once');
  const joined = twins.map(({ answer }) => answer);
  if (count(joined, 201) !== 1 || count(joined, 409) !== 1) misses.push('two have one address');
  return misses;
}

/** Who signs in at one is known at the other, and is nobody there once she has signed out here. */
async function sessionAt(one: string, other: string): Promise<string[]> {
  const [pilgrim] = (await company(one, 1)) as [Pilgrim];
  const known = await call({ ...pilgrim, url: other }, '/api/auth/user');
  await call({ ...pilgrim, url: one }, '/api/auth/logout', { body: {} });
  const after = await call({ ...pilgrim, url: other }, '/api/auth/user');
  const again = await signIn(other, pilgrim.email);
  const statuses = [known, after, again].map((answer) => answer?.status).join(' ');
  return statuses === '200 401 200' ? [] : [`a session was answered with ${statuses}`];
}
