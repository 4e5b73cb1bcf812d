import { like } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { hashPassword } from '#server/auth/passwords.service';
import { users } from '#server/auth/users.tables';
import { startChildServer } from '#server/testing/childServer';
import {
  COMMUNITY_PATH,
  type CommunityUser,
  createCommunityUser,
  createEstablishedUser,
  ledgerMismatches,
  seedCommunity,
  THEMES_PATH,
  wrongCounters,
} from '#server/testing/community';
import { expectOne, freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { databaseSettingsOf } from '#server/testing/operator';
import type { TestAnswer } from '#server/testing/people';
import { retryUntilAnswered } from '#server/testing/retryUntilAnswered';
import type { TestApp } from '#server/testing/testApp';

const REST = {
  title: 'Rest',
  description: '<p>Come.</p>',
  weekStart: '2026-01-04T00:00:00Z',
  weekEnd: '2026-01-10T00:00:00Z',
};

test('concurrent hearts, prayers and reports by one user count once, and only one theme is active', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity({ LIMITS: 'off' });
  const request = await ruth.createPrayerRequest('For my mother.', false);
  const themes = await Promise.all([naomi.post(THEMES_PATH, REST), naomi.post(THEMES_PATH, REST)]);

  await sendConcurrently(40, (at) => (at % 2 ? boaz : naomi).giveHeart(request));
  await sendConcurrently(40, (at) => (at % 2 ? boaz : naomi).sayPrayer(request));
  await sendConcurrently(20, () => boaz.reportContent(request));
  await sendConcurrently(20, (at) =>
    naomi.request(`${THEMES_PATH}/${themes[at % 2]?.body.id}/activate`, { method: 'PUT' }),
  );

  expect(await boaz.listPosts('prayer_requests')).toMatchObject([
    { reactions: [{ count: 2 }], prayers: { count: 2 } },
  ]);
  expect(await tableRows(app.db, 'select id from reports')).toHaveLength(1);
  expect(await tableRows(app.db, 'select id from weekly_themes where active')).toHaveLength(1);
  expect(await ledgerMismatches(app.db)).toEqual([]);
  expect(await wrongCounters(app.db)).toEqual([]);
});

expectOne(
  'postgresql',
  'two processes on one database stay consistent under concurrent requests',
  async () => {
    const processes = await twoProcesses();

    await twentyUsersGiveHearts(processes);
    await oneKeySentAHundredTimes(processes);
    await twoModeratorsActivateThemes(processes);
    await reportsAndModeration(processes);
    await deletionsDuringActions(processes);
    await accountDeletionsDuringResponses(processes);

    expect(await ledgerMismatches(processes.db)).toEqual([]);
    expect(await wrongCounters(processes.db)).toEqual([]);
  },
);

type TwoProcesses = Awaited<ReturnType<typeof twoProcesses>>;

async function twentyUsersGiveHearts({ ruth, app, both }: TwoProcesses) {
  const post = await ruth.createPost('Good morning.');
  const twenty = await Promise.all(
    Array.from({ length: 20 }, (_, at) => createCommunityUser(app, { firstName: `Heart${at}` })),
  );

  const hearts = await sendConcurrently(1000, (at) =>
    both(twenty[at % 20] as CommunityUser, at).giveHeart(post),
  );

  expect(statuses(hearts)).toEqual({ 200: 1000 });
  expect(await ruth.listPosts()).toMatchObject([{ reactions: [{ type: 'heart', count: 20, mine: false }] }]);
}

async function oneKeySentAHundredTimes({ boaz, db, both }: TwoProcesses) {
  // Warm-up: each process parses the Bible text on first use.
  await both(boaz, 0).createPost('Good evening.');
  const post = await both(boaz, 1).createPost('Good night.');

  const sent = await sendConcurrently(100, (at) =>
    both(boaz, at).sendPost('Peace.', { key: 'sent-a-hundred-times' }),
  );
  const commented = await sendConcurrently(100, (at) =>
    both(boaz, at).sendComment(post, 'Peace.', 'sent-a-hundred-times'),
  );
  const free = await sendConcurrently(40, (at) => both(boaz, at).sendComment(post, `Word ${at}.`));

  for (const answers of [sent, commented]) {
    expect(statuses(answers)).toEqual({ 201: 100 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  }
  expect(statuses(free)).toEqual({ 201: 40 });
  expect(await tableRows(db, `select id from posts where user_id = '${boaz.id}'`)).toHaveLength(3);
  expect(await tableRows(db, `select id from comments where user_id = '${boaz.id}'`)).toHaveLength(41);
  expect(await tableRows(db, `select experience_points from users where id = '${boaz.id}'`)).toEqual([
    { experience_points: 2 * 5 + 5 * 3 },
  ]);
}

async function twoModeratorsActivateThemes({ naomi, deborah, db, both }: TwoProcesses) {
  const themes = await sendConcurrently(20, (at) =>
    both(naomi, at).post(THEMES_PATH, { ...REST, title: `Week ${at}` }),
  );

  const answers = await sendConcurrently(200, (at) =>
    both(at % 3 ? naomi : deborah, at).request(`${THEMES_PATH}/${themes[at % 20]?.body.id}/activate`, {
      method: 'PUT',
    }),
  );

  expect(statuses(themes)).toEqual({ 201: 20 });
  expect(statuses(answers)).toEqual({ 200: 200 });
  expect(answers.every(({ body }) => body.active)).toBe(true);
  const active = await tableRows(db, 'select id from weekly_themes where active');
  expect(active).toHaveLength(1);
  expect(
    await tableRows(db, "select active_theme_id as id from rooms where type = 'walking_together'"),
  ).toEqual(active);
}

async function reportsAndModeration({ ruth, boaz, naomi, deborah, five, db, both }: TwoProcesses) {
  const post = await ruth.createPost('Peace.');
  const same = await sendConcurrently(50, (at) =>
    both(boaz, at).reportContent(post, 'unkind', `Time ${at}.`),
  );
  expect(statuses(same)).toEqual({ 200: 50 });
  expect(await tableRows(db, 'select id from reports')).toHaveLength(1);

  // The third report hides the post, so the last two get 404.
  const reports = await sendConcurrently(5, (at) => both(five[at] as CommunityUser, at).reportContent(post));
  expect(statuses(reports)).toEqual({ 200: 3, 404: 2 });
  expect(await tableRows(db, 'select id from posts where hidden_at is not null')).toEqual([{ id: post.id }]);

  for (const act of ['keep', 'hide', 'remove'] as const) {
    const target = act === 'keep' ? post : await ruth.createPost('War.');
    await boaz.reportContent(target);
    const decisions = await sendConcurrently(50, (at) =>
      both(at % 4 < 2 ? naomi : deborah, at).moderate(target, act),
    );
    expect(statuses(decisions)).toEqual({ 200: 1, [act === 'remove' ? 404 : 409]: 49 });
  }
  expect(await tableRows(db, 'select act from moderation_log order by id')).toEqual([
    { act: 'keep' },
    { act: 'hide' },
    { act: 'remove' },
  ]);
  expect(await tableRows(db, 'select act from moderator_notes order by id')).toEqual([
    { act: 'hide' },
    { act: 'remove' },
  ]);
}

async function deletionsDuringActions({ ruth, boaz, naomi, five, db, both }: TwoProcesses) {
  for (let round = 0; round < 4; round++) {
    const post = await ruth.createPrayerRequest('In haste.');
    const comment = await boaz.createComment(post, 'I pray.');
    const actions = [
      (who: CommunityUser) => who.sendComment(post, 'I pray, too.'),
      (who: CommunityUser) => who.giveHeart(post),
      (who: CommunityUser) => who.sayPrayer(post),
      (who: CommunityUser) => who.reportContent(comment),
      (who: CommunityUser) => who.edit(comment, `I pray ${round}.`),
      (who: CommunityUser) => who.removeHeart(post),
      (who: CommunityUser) => who.markAnswered(post, true),
      (who: CommunityUser) => who.get(`${COMMUNITY_PATH}/rooms/${who.rooms.prayer_requests}/posts`),
    ];
    const answers = await Promise.all([
      ...actions.flatMap((action) => [ruth, boaz, naomi, ...five].map((who, at) => action(both(who, at)))),
      both(ruth, round).deletePost(post),
      both(naomi, round + 1).deleteAsModerator(comment),
    ]);

    expect(answers.filter(({ status }) => ![200, 201, 400, 404].includes(status))).toEqual([]);
    expect((await boaz.getPost(post)).status).toBe(404);
    for (const table of ['comments', 'prayers_said', 'reactions', 'reports']) {
      expect(
        await tableRows(
          db,
          `select 1 from ${table} where post_id is not null and post_id not in (select id from posts)`,
        ),
      ).toEqual([]);
    }
  }
}

/** Users respond to the same posts while they delete their accounts. */
async function accountDeletionsDuringResponses({ ruth, app, db, both }: TwoProcesses) {
  const password = 'Gleaning-in-the-field-7';
  const posts = [await ruth.createPrayerRequest('One.'), await ruth.createPrayerRequest('Two.')];
  const leaving = await Promise.all(
    Array.from({ length: 6 }, (_, at) => createCommunityUser(app, { firstName: `Leaving${at}` })),
  );
  const staying = await Promise.all(
    Array.from({ length: 6 }, (_, at) => createCommunityUser(app, { firstName: `Staying${at}` })),
  );
  await db
    .update(users)
    .set({ password: await hashPassword(password) })
    .where(like(users.firstName, 'Leaving%'));
  const respond = (round: string, who: CommunityUser, at: number, post: { id: number }) => [
    both(who, at).giveHeart(post),
    both(who, at + 1).sayPrayer(post),
    both(who, at).sendComment(post, 'I pray.', `first-comment-${round}-${post.id}`),
    both(who, at + 1).sendComment(post, 'I pray, too.', `second-comment-${round}-${post.id}`),
  ];
  const orders = (at: number) => (at % 2 ? posts : posts.toReversed());
  await Promise.all(
    leaving.flatMap((who, at) => orders(at).flatMap((post) => respond('before', who, at, post))),
  );

  const answers = await Promise.all([
    ...[...leaving, ...staying].flatMap((who, at) =>
      orders(at).flatMap((post) => respond('during', who, at, post)),
    ),
    ...leaving.map((who, at) => both(who, at).post('/api/auth/delete-account', { password })),
    ...leaving.map((who, at) => both(who, at).removeHeart(posts[at % 2] as { id: number })),
  ]);

  // A user whose account is gone gets 401, or 404 if it was deleted during the request.
  expect(answers.filter(({ status }) => ![200, 201, 401, 404].includes(status))).toEqual([]);
  expect(await tableRows(db, "select id from users where first_name like 'Leaving%'")).toEqual([]);
  const ids = posts.map(({ id }) => id).join(', ');
  expect(
    await tableRows(db, `select heart_count, prayer_count, comment_count from posts where id in (${ids})`),
  ).toEqual(posts.map(() => ({ heart_count: 6, prayer_count: 6, comment_count: 12 })));
}

/** Creates users in this process whose requests go to two server processes on the same database. */
async function twoProcesses() {
  const place = await freshTestDatabase();
  const database = await openTestDatabase(place);
  if (database.pool) database.pool.options.max = 5;
  onTestFinished(database.close);
  const servers = await Promise.all(
    [0, 1].map(() => startChildServer({ ...databaseSettingsOf(place), LIMITS: 'off' })),
  );
  const apps = servers.map(({ url }) => {
    // Retries, because a request can time out after two seconds and get 503 while other tests run.
    const request = (path: string, init: RequestInit) => retryUntilAnswered(() => fetch(url + path, init));
    return { request } as unknown as TestApp;
  });
  const { app, ...people } = await seedCommunity({ LIMITS: 'off' }, database);
  const deborah = await createCommunityUser(app, { firstName: 'Deborah', isModerator: true });
  const five = await createEstablishedUser(app, 'Orpah', 'Obed', 'Jesse', 'Ram', 'Perez');
  const both = (who: CommunityUser, at: number) => who.in(apps[at % 2] as TestApp);
  return { ...people, deborah, five, app, db: database.db, both };
}

function sendConcurrently(times: number, call: (at: number) => Promise<TestAnswer>): Promise<TestAnswer[]> {
  return Promise.all(Array.from({ length: times }, (_, at) => call(at)));
}

function statuses(answers: TestAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
