import { expect, test } from 'vitest';
import { Notice } from '#contract/community/notices';
import { RoomActivity } from '#contract/community/posts';
import { type CommunityUser, expectShape, seedCommunity, subscribe } from '#server/testing/community';
import { tableRows } from '#server/testing/database';
import { NO_MAIL_SERVER, waitingMails } from '#server/testing/mailServer';

/** The settings of every app in this file: an app of an earlier test would send the mails that a later test expects to wait. */
const NO_MAIL = { SMTP_URL: NO_MAIL_SERVER };

test('an author gets one notice for all comments on a post, and no one else does', async () => {
  const { ruth, boaz, naomi } = await seedCommunity(NO_MAIL);
  const post = await ruth.createPost('The barley harvest has begun.');
  await boaz.createComment(post, 'Come and eat.');
  await ruth.createComment(post, 'Thank you.');
  await naomi.createComment(post, 'Go with his young women.');

  expect(await noticesOf(ruth)).toEqual([
    expect.objectContaining({
      kind: 'comment',
      postId: post.id,
      roomId: post.roomId,
      excerpt: 'The barley harvest has begun.',
      count: 2,
      by: expect.objectContaining({ firstName: 'Naomi' }),
      unread: true,
    }),
  ]);
  expect(await noticesOf(boaz)).toEqual([]);
  expect(await noticesOf(naomi)).toEqual([]);
});

test('a prayer gives the author a notice that names no one, and a second click no second notice', async () => {
  const { ruth, boaz, naomi } = await seedCommunity(NO_MAIL);
  const request = await ruth.createPrayerRequest('For my mother-in-law.');
  await boaz.sayPrayer(request);
  await boaz.sayPrayer(request);
  await naomi.sayPrayer(request);

  const [notice, ...others] = await noticesOf(ruth);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ kind: 'prayer', count: 2, by: null });
  const text = (await ruth.get('/api/community/notices')).text;
  for (const { id } of [boaz, naomi]) expect(text).not.toContain(id);
});

test('everyone who prayed for a request learns that it was answered, unless the author takes that back', async () => {
  const { ruth, boaz, naomi } = await seedCommunity(NO_MAIL);
  const request = await ruth.createPrayerRequest('For a home.');
  await boaz.sayPrayer(request);
  await ruth.markAnswered(request, true, 'We have one.');

  expect(await noticesOf(boaz)).toEqual([
    expect.objectContaining({ kind: 'answered', postId: request.id, by: null, count: 1 }),
  ]);
  expect(await noticesOf(naomi)).toEqual([]);
  await ruth.markAnswered(request, true, 'We have one, and a field.');
  expect(await noticesOf(boaz)).toHaveLength(1);
  await ruth.markAnswered(request, false);
  expect(await noticesOf(boaz)).toEqual([]);
});

test('users who have blocked each other get no notices from each other, and an earlier comment leaves the list', async () => {
  const { ruth, boaz, naomi } = await seedCommunity(NO_MAIL);
  const request = await ruth.createPrayerRequest('For rain.');
  const post = await ruth.createPost('Good morning.');
  await boaz.createComment(post, 'Good morning to you.');
  await naomi.sayPrayer(request);
  await ruth.blockUser(boaz);
  await boaz.sayPrayer(request);
  await boaz.createComment(request, 'It will rain.');

  expect(await noticesOf(ruth)).toEqual([expect.objectContaining({ kind: 'prayer', count: 1 })]);
  await ruth.markAnswered(request, true);
  expect(await noticesOf(boaz)).toEqual([]);
  expect(await noticesOf(naomi)).toHaveLength(1);
});

test('a comment that waits for a moderator appears among the notices once it is approved', async () => {
  const { ruth, boaz, naomi } = await seedCommunity(NO_MAIL);
  const post = await ruth.createPost('The rent is due.');
  const comment = await boaz.createComment(post, 'Please send me $200 on Cash App to $boaz.');
  const other = await naomi.createComment(post, 'We pray.');
  expect(comment.hidden).toBe(true);
  const [before] = await noticesOf(ruth);
  expect(before).toMatchObject({ count: 1, by: { firstName: 'Naomi' } });

  await ruth.post('/api/community/notices/read', { upTo: before?.id });
  await naomi.moderate(comment, 'keep');
  expect(await noticesOf(ruth)).toEqual([expect.objectContaining({ count: 2, unread: true })]);
  await naomi.deleteAsModerator(other);
  expect(await noticesOf(ruth)).toEqual([
    expect.objectContaining({ count: 1, by: expect.objectContaining({ firstName: 'Boaz' }) }),
  ]);
});

test('a user marks only their own notices as read, and only those they have seen', async () => {
  const { ruth, boaz } = await seedCommunity(NO_MAIL);
  const first = await ruth.createPost('One.');
  await boaz.createComment(first, 'Seen.');
  const [seen] = await noticesOf(ruth);
  const second = await ruth.createPost('Two.');
  await boaz.createComment(second, 'Not yet seen.');

  await boaz.post('/api/community/notices/read', { upTo: 1_000_000 });
  expect((await noticesOf(ruth)).map(({ unread }) => unread)).toEqual([true, true]);
  await ruth.post('/api/community/notices/read', { upTo: seen?.id });
  expect((await noticesOf(ruth)).map(({ postId, unread }) => [postId, unread])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
});

type TestEvent = { event: string; data: Record<string, unknown> };

/** Reads a stream up to the first event that is wanted. Events from before the test may come first. */
async function eventsUntil(
  stream: Awaited<ReturnType<typeof subscribe>> | undefined,
  isWanted: (event: TestEvent) => boolean,
): Promise<TestEvent[]> {
  const read: TestEvent[] = [];
  while (true) {
    const event = await stream?.next();
    if (!event) throw new Error('The stream ended before the wanted event.');
    read.push(event);
    if (isWanted(event)) return read;
  }
}

test('only the author’s own event stream reports a notice', async () => {
  const { ruth, boaz, naomi } = await seedCommunity(NO_MAIL);
  const request = await ruth.createPrayerRequest('For sleep.');
  const streams = await Promise.all([ruth, naomi].map(subscribe));
  const [own, moderators] = streams;

  await boaz.sayPrayer(request);
  const isNotice = ({ event }: TestEvent) => event === 'notices';
  expect((await eventsUntil(own, isNotice)).at(-1)).toEqual({ event: 'notices', data: {} });
  const next = await ruth.createPost('Good night.');
  const received = await eventsUntil(moderators, ({ data }) => data.postId === next.id);
  expect(received.filter(isNotice)).toEqual([]);
  for (const stream of streams) await stream.leave();
});

test('a notice goes out by mail only if the user has chosen it and confirmed the address, once until they look', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity(NO_MAIL);
  const post = await ruth.createPost('The secret of my heart.');
  const mails = () => waitingMails(app.db, 'ruth@example.org');
  await boaz.createComment(post, 'A private word.');
  expect(await mails()).toEqual([]);

  const chosen = await wantMails(ruth, true);
  expect(chosen).toMatchObject({ status: 200, body: { noticeMails: true } });
  await naomi.createComment(post, 'Peace.');
  expect(await mails()).toEqual([]);

  await tableRows(app.db, "update users set email_verified = true where first_name = 'Ruth'");
  await readAll(ruth);
  await boaz.createComment(post, 'A private word.');
  await naomi.createComment(post, 'Another.');
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('A comment on your post at Stillwaters');
  expect(mail?.text).toContain(`/community?room=${post.roomId}&post=${post.id}`);
  for (const words of ['private', 'secret', 'Boaz']) expect(mail?.text).not.toContain(words);

  await readAll(ruth);
  await wantMails(ruth, false);
  await boaz.createComment(post, 'And one more.');
  expect(await mails()).toHaveLength(1);
});

test('the export has the user’s notices without the names of those who prayed', async () => {
  const { ruth, boaz } = await seedCommunity(NO_MAIL);
  const request = await ruth.createPrayerRequest('For peace.');
  await boaz.sayPrayer(request);
  const { body, text } = await ruth.get('/api/auth/export');
  expect(body.notices).toEqual([expect.objectContaining({ kind: 'prayer', postId: request.id })]);
  expect(text).not.toContain(boaz.id);
});

test('the activity of a room shows its newest visible post and its latest authors, but no anonymous author', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity(NO_MAIL);
  await ruth.createPost('First.');
  await boaz.createPost('Second.');
  await naomi.createPrayerRequest('For Moab.');
  const rooms = await activityFor(ruth);

  expect(rooms.town_square).toMatchObject({
    newest: { excerpt: 'Second.', mine: false },
    faces: [{ firstName: 'Boaz' }, { firstName: 'Ruth' }],
  });
  expect(rooms.prayer_requests).toMatchObject({ newest: { excerpt: 'For Moab.' }, faces: [] });
  expect(rooms.walking_together).toMatchObject({ newest: null, faces: [] });

  await ruth.blockUser(boaz);
  expect((await activityFor(ruth)).town_square).toMatchObject({
    newest: { excerpt: 'First.', mine: true },
    faces: [{ firstName: 'Ruth' }],
  });
  await tableRows(app.db, 'update posts set hidden_at = now()');
  expect((await activityFor(boaz)).prayer_requests).toMatchObject({ newest: null });
});

async function noticesOf(who: CommunityUser) {
  return expectShape(Notice.array(), await who.get('/api/community/notices'));
}

async function readAll(who: CommunityUser) {
  const [newest] = await noticesOf(who);
  if (newest) await who.post('/api/community/notices/read', { upTo: newest.id });
}

function wantMails(who: CommunityUser, wanted: boolean) {
  return who.request('/api/auth/notice-mails', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ wanted }),
  });
}

async function activityFor(who: CommunityUser) {
  const found = expectShape(RoomActivity.array(), await who.get('/api/community/rooms/activity'));
  return Object.fromEntries(
    Object.entries(who.rooms).map(([type, id]) => [type, found.find(({ roomId }) => roomId === id)]),
  );
}
