import { expect, test } from 'vitest';
import { BlockedUser, LogEntry, ModeratorNote } from '#contract/community/moderation';
import {
  Comment,
  Post,
  PrayerResult,
  ReactionResult,
  Room,
  WrittenComment,
  WrittenPost,
} from '#contract/community/posts';
import { Theme } from '#contract/community/themes';
import { MessageResponse } from '#contract/responses';
import {
  COMMENTS_PATH,
  COMMUNITY_PATH,
  type CommunityUser,
  createCommunityUser,
  expectShape,
  POSTS_PATH,
  REACTIONS_PATH,
  seedCommunity,
  THEMES_PATH,
} from '#server/testing/community';
import { tableRows } from '#server/testing/database';

const REST = {
  title: 'Rest',
  description: '<p>Come unto me.</p>',
  weekStart: '2026-01-04T00:00:00Z',
  weekEnd: '2026-01-10T00:00:00Z',
};

test('a room is read in pages of twenty posts, without gaps or duplicates while others post', async () => {
  const { ruth, boaz, app } = await seedCommunity();
  await tableRows(
    app.db,
    `insert into posts (room_id, user_id, content) select ${ruth.rooms.town_square}, '${ruth.id}', 'Day ' || day from generate_series(1, 45) as day`,
  );

  const pages: Post[][] = [];
  for (
    let page = await boaz.listPosts();
    page.length > 0;
    page = await boaz.listPosts('town_square', page.at(-1)?.id)
  ) {
    pages.push(page);
    await ruth.createPost('While he reads.');
  }

  expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
  expect(pages.flat().map(({ content }) => content)).toEqual(
    Array.from({ length: 45 }, (_, at) => `Day ${45 - at}`),
  );
  expect((await boaz.listPosts())[0]?.content).toBe('While he reads.');
  expect(await boaz.listPosts('prayer_requests', pages[0]?.[0]?.id)).toEqual([]);
});

test('a post in the feed contains its newest two comments, oldest first, and the number of all comments', async () => {
  const { ruth, boaz } = await seedCommunity();
  const post = await ruth.createPost('Good morning.');
  const other = await ruth.createPost('Good night.');

  for (const word of ['One', 'Two', 'Three']) await boaz.createComment(post, word);

  const [shownOther, shown] = await ruth.listPosts();
  expect(shownOther).toMatchObject({ id: other.id, commentCount: 0, comments: [] });
  expect(shown).toMatchObject({
    commentCount: 3,
    comments: [
      {
        content: 'Two',
        postId: post.id,
        mine: false,
        hidden: false,
        user: { id: boaz.id, firstName: 'Boaz' },
      },
      { content: 'Three' },
    ],
  });
  const all = await commentsOf(ruth, post);
  expect(all.map(({ content }) => content)).toEqual(['One', 'Two', 'Three']);
  expect(all.slice(1)).toEqual(shown?.comments);
});

test('comments are read in pages of a hundred, starting with the newest', async () => {
  const { ruth, boaz, app } = await seedCommunity();
  const post = await ruth.createPost('What are you thankful for?');
  await tableRows(
    app.db,
    `insert into comments (post_id, user_id, content) select ${post.id}, '${boaz.id}', 'Answer ' || n from generate_series(1, 130) as n`,
  );

  const newest = await commentsOf(ruth, post);
  const before = await commentsOf(ruth, post, newest[0]?.id);

  expect(newest.map(({ content }) => content)).toEqual(
    Array.from({ length: 100 }, (_, at) => `Answer ${at + 31}`),
  );
  expect(before.map(({ content }) => content)).toEqual(
    Array.from({ length: 30 }, (_, at) => `Answer ${at + 1}`),
  );
  expect(await commentsOf(ruth, post, before[0]?.id)).toEqual([]);
});

test('extra fields cannot make a comment anonymous or change its author', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const post = await ruth.createPrayerRequest('For my mother.');

  const answer = await boaz.post(COMMENTS_PATH, {
    postId: post.id,
    content: 'I pray.',
    anonymous: true,
    userId: naomi.id,
    isModerator: true,
    createdAt: '2001-01-01T00:00:00Z',
    hiddenAt: '2001-01-01T00:00:00Z',
  });

  expect(answer.status).toBe(201);
  const [comment] = await commentsOf(naomi, post);
  expect(comment).toMatchObject({ user: { id: boaz.id, isModerator: false }, hidden: false });
  expect(Date.parse(comment?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('a user can give a post one heart and remove it, and everyone sees the count', async () => {
  const { ruth, boaz } = await seedCommunity();
  const post = await ruth.createPost('Good morning.');
  const hearts = async (who: CommunityUser) => (await who.listPosts())[0]?.reactions;

  expect(expectShape(ReactionResult, await boaz.giveHeart(post))).toEqual({ reacted: true, count: 1 });
  expect(expectShape(ReactionResult, await boaz.giveHeart(post))).toEqual({ reacted: true, count: 1 });
  expect(await hearts(ruth)).toEqual([{ type: 'heart', count: 1, mine: false }]);
  expect(expectShape(ReactionResult, await ruth.giveHeart(post))).toEqual({ reacted: true, count: 2 });
  expect(await hearts(boaz)).toEqual([{ type: 'heart', count: 2, mine: true }]);

  expect(expectShape(ReactionResult, await boaz.removeHeart(post))).toEqual({ reacted: false, count: 1 });
  expect(expectShape(ReactionResult, await boaz.removeHeart(post))).toEqual({ reacted: false, count: 1 });
  expect(await hearts(boaz)).toEqual([{ type: 'heart', count: 1, mine: false }]);
  await ruth.removeHeart(post);
  expect(await hearts(boaz)).toEqual([]);
  expect(await boaz.post(REACTIONS_PATH, { postId: post.id, type: 'thumb' })).toMatchObject({
    status: 400,
    body: { message: 'There is no such reaction.' },
  });
});

test('a user can pray once for another user’s request, and no one learns who prayed', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const orpah = await createCommunityUser(app, { firstName: 'Orpah' });
  const request = await ruth.createPrayerRequest('For my mother.', false);
  const message = await ruth.createPost('Good morning.', { in: 'prayer_requests' });

  expect(expectShape(PrayerResult, await boaz.sayPrayer(request))).toEqual({ prayed: true, count: 1 });
  expect(expectShape(PrayerResult, await boaz.sayPrayer(request))).toEqual({ prayed: true, count: 1 });
  expect(expectShape(PrayerResult, await orpah.sayPrayer(request))).toEqual({ prayed: true, count: 2 });
  expect(await ruth.sayPrayer(request)).toMatchObject({
    status: 400,
    body: { message: 'This is your own request. Others can pray for it.' },
  });
  expect(await boaz.sayPrayer(message)).toMatchObject({
    status: 400,
    body: { message: 'This isn’t a prayer request.' },
  });

  for (const [who, mine] of [
    [boaz, true],
    [ruth, false],
    [naomi, false],
  ] as const) {
    const answer = await who.getPost(request);
    expect(expectShape(Post, answer).prayers).toEqual({ count: 2, mine });
    expect(answer.text).not.toMatch(/Orpah|Boaz/);
  }
  expect((await boaz.listPosts('prayer_requests')).map(({ prayers }) => prayers.count)).toEqual([0, 2]);
});

test('every action on a deleted post gets a readable error', async () => {
  const { ruth, boaz } = await seedCommunity();
  const post = await ruth.createPrayerRequest('For my mother.', false);
  await ruth.deletePost(post);

  for (const answer of [
    await boaz.getPost(post),
    await boaz.get(`${POSTS_PATH}/${post.id}/comments`),
    await boaz.sendComment(post, 'I pray.'),
    await boaz.giveHeart(post),
    await boaz.removeHeart(post),
    await boaz.sayPrayer(post),
    await boaz.reportContent(post),
    await ruth.edit(post, 'x'),
    await ruth.markAnswered(post, true),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'This post was deleted.' } });
  }
});

test('every community response matches its schema in the contract and has no other fields', async () => {
  const { ruth, boaz, naomi } = await seedCommunity();
  const rooms = expectShape(Room.array(), await ruth.get(`${COMMUNITY_PATH}/rooms`));
  const post = await ruth.createPrayerRequest('Pray for my mother. John 11:35 says "Jesus wept."');
  const comment = await boaz.createComment(post, 'I do; "I will not leave you comfortless" (John 14:18).');
  await ruth.createComment(post, 'Thank you.');

  expect(rooms.map(({ type }) => type)).toEqual(['town_square', 'walking_together', 'prayer_requests']);
  expect((await ruth.get(`${COMMUNITY_PATH}/current-theme`)).text).toBe('null');
  expectShape(WrittenPost, await ruth.edit(post, 'Pray for my mother, please.'));
  expectShape(WrittenComment, await boaz.edit(comment, 'I do.'));
  expectShape(ReactionResult, await boaz.giveHeart(post));
  expectShape(PrayerResult, await boaz.sayPrayer(post));
  expectShape(WrittenPost, await ruth.markAnswered(post, true, 'She is well.'));
  for (const who of [ruth, boaz, naomi]) {
    expectShape(Post, await who.getPost(post));
    expect(await who.listPosts('prayer_requests')).toHaveLength(1);
    expect(expectShape(Comment.array(), await who.get(`${POSTS_PATH}/${post.id}/comments`))).toHaveLength(2);
  }

  const theme = expectShape(Theme, await naomi.post(THEMES_PATH, REST), 201);
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(REST) };
  expectShape(Theme, await naomi.request(`${THEMES_PATH}/${theme.id}`, { ...json, method: 'PUT' }));
  expectShape(Theme, await naomi.request(`${THEMES_PATH}/${theme.id}/activate`, { method: 'PUT' }));
  expect(expectShape(Theme.array(), await naomi.get(THEMES_PATH))).toEqual([theme]);
  expect(expectShape(Theme, await ruth.get(`${COMMUNITY_PATH}/current-theme`))).toEqual(theme);

  expectShape(MessageResponse, await boaz.reportContent(post, 'worried', 'She sounds alone.'));
  expectShape(MessageResponse, await ruth.reportContent(comment));
  expect(await naomi.getQueue()).toHaveLength(2);
  expectShape(MessageResponse, await naomi.moderate(comment, 'warn', 'Gently, please.'));
  const [note] = expectShape(ModeratorNote.array(), await boaz.get(`${COMMUNITY_PATH}/notes`));
  expectShape(MessageResponse, await boaz.post(`${COMMUNITY_PATH}/notes/read`, { ids: [note?.id] }));
  expectShape(MessageResponse, await boaz.blockUser(ruth));
  expect(expectShape(BlockedUser.array(), await boaz.get(`${COMMUNITY_PATH}/blocks`))).toHaveLength(1);
  expectShape(MessageResponse, await boaz.unblockUser(ruth));
  expectShape(ReactionResult, await boaz.removeHeart(post));
  expectShape(MessageResponse, await boaz.deletePost(comment));
  expectShape(MessageResponse, await naomi.deleteAsModerator(post));
  expect(expectShape(LogEntry.array(), await boaz.get(`${COMMUNITY_PATH}/moderation-log`))).toHaveLength(2);
});

async function commentsOf(who: CommunityUser, { id }: { id: number }, before?: number) {
  const page = before === undefined ? '' : `?before=${before}`;
  return expectShape(Comment.array(), await who.get(`${POSTS_PATH}/${id}/comments${page}`));
}
