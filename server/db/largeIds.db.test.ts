import { expect, onTestFinished, test } from 'vitest';
import { Notice } from '#contract/community/notices';
import { ID_MAX } from '#contract/fields/limits';
import {
  COMMENTS_PATH,
  COMMUNITY_PATH,
  seedCommunity,
  subscribe,
  THEMES_PATH,
} from '#server/testing/community';
import { freshTestDatabase, openTestDatabase, tableRows } from '#server/testing/database';
import { achievementNamed, giveXp, postClaim } from '#server/testing/progressCalls';
import type { Db } from './db';

/** Above the largest integer of PostgreSQL. */
const FIRST = 3_000_000_000;

test('ids above 2^31 work in the whole API', async () => {
  const database = await openTestDatabase(await freshTestDatabase());
  onTestFinished(database.close);
  await startIdsAt(database.db, FIRST);
  // Rows of the seed get new ids, too.
  await tableRows(database.db, 'update rooms set id = default');
  await tableRows(database.db, 'update achievements set id = default');
  const { ruth, boaz, naomi } = await seedCommunity({}, database);
  const stream = await subscribe(boaz);

  const theme = await naomi.post(THEMES_PATH, {
    title: 'Rest',
    description: '<p>Come.</p>',
    weekStart: '2026-01-04T00:00:00Z',
    weekEnd: '2026-01-10T00:00:00Z',
  });
  expect(theme.body).toMatchObject({ id: FIRST });
  const post = await ruth.createPrayerRequest('For my mother.', false);
  expect(post).toMatchObject({ id: FIRST, roomId: expect.any(Number) });
  expect(post.roomId).toBeGreaterThanOrEqual(FIRST);
  const events = [await stream.next(), await stream.next()];
  expect(events).toContainEqual({ event: 'posted', data: { roomId: post.roomId, postId: FIRST } });
  await stream.leave();

  const comment = await boaz.createComment(post, 'Amen.');
  expect(comment.id).toBe(FIRST);
  await boaz.giveHeart(post);
  await boaz.sayPrayer(post);
  await boaz.edit(comment, 'Amen, and amen.');
  const [listed] = await boaz.listPosts('prayer_requests', FIRST + 1);
  expect(listed).toMatchObject({
    id: FIRST,
    reactions: [{ type: 'heart', count: 1, mine: true }],
    prayers: { count: 1, mine: true },
    comments: [{ id: FIRST, content: 'Amen, and amen.' }],
  });
  expect(await boaz.listPosts('prayer_requests', FIRST)).toEqual([]);
  expect((await boaz.get(`${COMMUNITY_PATH}/posts/${FIRST}/comments?before=${ID_MAX}`)).body).toHaveLength(1);

  const notices = Notice.array().parse(JSON.parse((await ruth.get(`${COMMUNITY_PATH}/notices`)).text));
  expect(notices.map(({ id, postId }) => [id >= FIRST, postId])).toEqual([
    [true, FIRST],
    [true, FIRST],
  ]);
  await ruth.post(`${COMMUNITY_PATH}/notices/read`, { upTo: Math.max(...notices.map(({ id }) => id)) });
  expect((await ruth.get(`${COMMUNITY_PATH}/notices`)).text).not.toContain('"unread":true');

  await boaz.reportContent(post);
  expect(await naomi.getQueue()).toMatchObject([{ kind: 'post', id: FIRST, postId: FIRST }]);
  await naomi.moderate(post, 'keep');
  expect(JSON.parse((await boaz.get(`${COMMUNITY_PATH}/moderation-log`)).text)).toMatchObject([
    { id: FIRST },
  ]);

  await giveXp(database.db, 50);
  const achievement = await achievementNamed(ruth, 'First Light');
  expect(achievement.id).toBeGreaterThanOrEqual(FIRST);
  expect((await postClaim(ruth, achievement.id)).status).toBe(200);

  const naomiOnList = await ruth.post('/api/relationships', {
    name: 'Naomi',
    category: 'family',
    frequency: 7,
    energy: 0,
    notes: null,
  });
  expect(naomiOnList.body.id).toBe(FIRST);
  expect((await ruth.post(`/api/relationships/${FIRST}/prayed`)).status).toBe(200);
  const flag = await ruth.post('/api/guide/flags', { surface: 'figure', about: 'david', source: 'written' });
  expect(flag.body.id).toBe(FIRST);

  expect((await boaz.removeHeart(post)).body).toEqual({ reacted: false, count: 0 });
  expect((await boaz.request(`${COMMENTS_PATH}/${FIRST}`, { method: 'DELETE' })).status).toBe(200);
  expect((await ruth.deletePost(post)).status).toBe(200);
  expect((await ruth.getPost({ id: ID_MAX })).status).toBe(404);
});

async function startIdsAt(db: Db, first: number) {
  const columns = await tableRows(
    db,
    "select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'",
  );
  for (const { table_name: table, column_name: column } of columns) {
    await tableRows(db, `alter table ${table} alter column ${column} restart with ${first}`);
  }
}
