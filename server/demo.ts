import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DEMO_POSTS, DEMO_THEME, DEMO_USERS, type DemoPost, type DemoRoom, type Name } from '#content/demo';
import { signUp } from './auth/auth.service';
import { users } from './auth/users.tables';
import { annotate } from './community/annotations';
import { comments, posts, prayersSaid, reactions } from './community/posts.tables';
import { rooms, weeklyThemes } from './community/rooms.tables';
import { type Db, openDatabase } from './db/db';
import { createLimits } from './lib/limits';
import { readSettings } from './lib/settings';
import { openScripture } from './scripture/scripture.service';
import { seed } from './seed';

type Ids = { users: Record<Name, string>; rooms: Record<DemoRoom, number>; theme: number };

/** The password of all demo users, generated at every start. The prefix satisfies the password rules. */
const password = `Aa1-${randomBytes(9).toString('base64url')}`;

const scripture = openScripture();

const HOUR_MS = 60 * 60 * 1000;
const now = Date.now();

const settings = readSettings(process.env);
const { db, close } = await openDatabase(settings, seed, () => {});
const ids: Ids = { users: await createAccounts(db), rooms: await roomIds(db), theme: await startTheme(db) };
for (const post of DEMO_POSTS) await writePost(db, ids, post);
await close();

console.log(`\nThe demo is ready. Sign in with the password ${password} as one of:`);
for (const { name, firstName, isModerator } of DEMO_USERS) {
  console.log(`  ${emailOf(name)}  (${firstName}${isModerator ? ', the moderator' : ''})`);
}
console.log('Everything is deleted when you stop the demo with Ctrl-C.\n');

async function createAccounts(db: Db): Promise<Ids['users']> {
  const limits = createLimits(null, { LIMITS: 'off', AI_CALLS_A_DAY: 0 });
  const mailWorker = { flush: () => {}, track: () => {}, stop: async () => {} };
  const services = { db, limits, client: 'demo', settings, mailWorker };
  const accounts = DEMO_USERS.map(async ({ name, firstName, lastName, isModerator }) => {
    const { id } = await signUp(services, { firstName, lastName, email: emailOf(name), password });
    await db
      .update(users)
      .set({ isModerator, emailVerified: true, rulesAgreedAt: new Date() })
      .where(eq(users.id, id));
    return [name, id] as const;
  });
  return Object.fromEntries(await Promise.all(accounts)) as Ids['users'];
}

async function roomIds(db: Db): Promise<Ids['rooms']> {
  const found = await db.select({ type: rooms.type, id: rooms.id }).from(rooms);
  return Object.fromEntries(found.map(({ type, id }) => [type, id])) as Ids['rooms'];
}

async function startTheme(db: Db): Promise<Ids['theme']> {
  const day = (daysAgo: number) =>
    hoursAgo(24 * daysAgo)
      .toISOString()
      .slice(0, 10);
  const week = {
    weekStart: new Date(`${day(3)}T00:00:00.000Z`),
    weekEnd: new Date(`${day(-3)}T23:59:59.000Z`),
  };
  const theme = { ...DEMO_THEME, ...week, active: true };
  const { id } = onlyRow(await db.insert(weeklyThemes).values(theme).returning());
  await db.update(rooms).set({ activeThemeId: id }).where(eq(rooms.type, 'walking_together'));
  return id;
}

async function writePost(db: Db, ids: Ids, post: DemoPost) {
  const values = {
    roomId: ids.rooms[post.room],
    userId: ids.users[post.by],
    content: post.content,
    type: post.room === 'prayer_requests' ? 'prayer_request' : 'message',
    themeId: post.room === 'walking_together' ? ids.theme : null,
    annotations: await annotate(scripture, post.content),
    anonymous: post.anonymous ?? false,
    answeredAt: post.answered ? hoursAgo(post.answered.hoursAgo) : null,
    thanks: post.answered?.thanks ?? null,
    createdAt: hoursAgo(post.hoursAgo),
  } as const;
  const { id: postId } = onlyRow(await db.insert(posts).values(values).returning());
  for (const { by, content, hoursAgo: hours } of post.comments ?? []) {
    const anonymous = values.anonymous && by === post.by;
    const annotations = await annotate(scripture, content);
    const comment = { postId, userId: ids.users[by], content, annotations, anonymous };
    await db.insert(comments).values({ ...comment, createdAt: hoursAgo(hours) });
  }
  for (const name of post.prayers ?? []) {
    await db.insert(prayersSaid).values({ postId, userId: ids.users[name] });
  }
  for (const name of post.hearts ?? []) {
    await db.insert(reactions).values({ postId, userId: ids.users[name] });
  }
}

function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The insert returned no row.');
  return row;
}

function emailOf(name: Name): string {
  return `${name}@example.org`;
}

function hoursAgo(hours: number): Date {
  return new Date(now - hours * HOUR_MS);
}
