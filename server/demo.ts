import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DEMO_POSTS, DEMO_THEME, DEMO_USERS, type DemoPost, type DemoRoom, type Name } from '#content/demo';
import { signUp } from './account/account.service';
import { grantModerator } from './account/moderators.service';
import { agreeToRules } from './account/profile.service';
import type { SignedIn } from './auth/sessions.service';
import { users } from './auth/users.tables';
import { writeComment } from './community/comments/comments.service';
import { giveHeart, markPrayerAnswered, recordPrayer, writePost } from './community/posts/posts.service';
import { findRooms } from './community/rooms/rooms.queries';
import { comments, posts } from './community/tables/posts.tables';
import { createTheme } from './community/themes/themes.service';
import { openDatabase } from './db/openDatabase';
import { createLimits } from './http/limits';
import { readSettings } from './lib/settings';
import { openScripture } from './scripture/scripture.service';
import { seed } from './seed';

/** The password of all demo users, generated at every start. The prefix satisfies the password rules. */
const password = `Aa1-${randomBytes(9).toString('base64url')}`;

const HOUR_MS = 60 * 60 * 1000;
const now = Date.now();

const settings = readSettings(process.env);
const { db, close } = await openDatabase(settings, seed, () => {});
const services = {
  db,
  settings,
  limits: createLimits(null, { LIMITS: 'off', AI_CALLS_A_DAY: 0 }),
  mailWorker: { flush: () => {}, track: () => {}, stop: async () => {} },
  scripture: openScripture(),
  client: 'demo',
  country: null,
};

const people = await createAccounts();
await startTheme();
const rooms = await roomIds();
for (const post of DEMO_POSTS) await addPost(post);
await close();

console.log(`\nThe demo is ready. Sign in with the password ${password} as one of:`);
for (const { name, firstName, isModerator } of DEMO_USERS) {
  console.log(`  ${emailOf(name)}  (${firstName}${isModerator ? ', the moderator' : ''})`);
}
console.log('Everything is deleted when you stop the demo with Ctrl-C.\n');

async function createAccounts() {
  const accounts = DEMO_USERS.map(async ({ name, firstName, lastName, isModerator }) => {
    const email = emailOf(name);
    const person = await signUp(services, { firstName, lastName, email, password });
    // The address does not exist, so the mail that would confirm it cannot be read.
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
    if (isModerator) await grantModerator(db, email, false);
    return [name, await agreeToRules({ db, person })] as const;
  });
  return Object.fromEntries(await Promise.all(accounts)) as Record<Name, SignedIn>;
}

async function roomIds() {
  const found = await findRooms(db);
  return Object.fromEntries(found.map(({ type, id }) => [type, id])) as Record<DemoRoom, number>;
}

async function startTheme() {
  const day = (daysAgo: number) =>
    hoursAgo(24 * daysAgo)
      .toISOString()
      .slice(0, 10);
  await createTheme(db, {
    ...DEMO_THEME,
    weekStart: `${day(3)}T00:00:00.000Z`,
    weekEnd: `${day(-3)}T23:59:59.000Z`,
    active: true,
  });
}

async function addPost(post: DemoPost) {
  const type = post.room === 'prayer_requests' ? 'prayer_request' : 'message';
  const { room, content, anonymous = false, answered } = post;
  const author = as(post.by);
  const { id } = await writePost(author, { roomId: rooms[room], content, type, anonymous }, null);
  for (const comment of post.comments ?? []) await addComment(id, comment);
  for (const name of post.prayers ?? []) await recordPrayer(as(name), id);
  for (const name of post.hearts ?? []) await giveHeart(as(name), id);
  if (answered) await markPrayerAnswered(author, id, { answered: true, thanks: answered.thanks });
  // The services write the current time, but the demo looks as if people had been here for a week.
  const answeredAt = answered ? hoursAgo(answered.hoursAgo) : null;
  await db
    .update(posts)
    .set({ createdAt: hoursAgo(post.hoursAgo), answeredAt })
    .where(eq(posts.id, id));
}

async function addComment(postId: number, comment: NonNullable<DemoPost['comments']>[number]) {
  const { id } = await writeComment(as(comment.by), { postId, content: comment.content }, null);
  await db
    .update(comments)
    .set({ createdAt: hoursAgo(comment.hoursAgo) })
    .where(eq(comments.id, id));
}

function as(name: Name) {
  return { ...services, person: people[name] };
}

function emailOf(name: Name): string {
  return `${name}@example.org`;
}

function hoursAgo(hours: number): Date {
  return new Date(now - hours * HOUR_MS);
}
