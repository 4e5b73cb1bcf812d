import { expect, test } from 'vitest';
import { Comment, Post, Prayed, Reacted, Room, WrittenComment, WrittenPost } from '#contract/community';
import { Done } from '#contract/failures';
import { Blocked, LogEntry, ModeratorNote } from '#contract/moderation';
import { Theme } from '#contract/themes';
import {
  COMMENTS,
  type Companion,
  company,
  HEARTS,
  joins,
  POSTS,
  shaped,
  THEMES,
  THERE,
} from '#server/testing/community';
import { rowsOf } from '#server/testing/database';

const REST = {
  title: 'Rest',
  description: '<p>Come unto me.</p>',
  weekStart: '2026-01-04T00:00:00Z',
  weekEnd: '2026-01-10T00:00:00Z',
};

test('a room is read in pages of twenty posts, without gaps or duplicates while others post', async () => {
  const { ruth, boaz, house } = await company();
  await rowsOf(
    house.db,
    `insert into posts (room_id, user_id, content) select ${ruth.rooms.town_square}, '${ruth.id}', 'Day ' || day from generate_series(1, 45) as day`,
  );

  const pages: Post[][] = [];
  for (
    let page = await boaz.reads();
    page.length > 0;
    page = await boaz.reads('town_square', page.at(-1)?.id)
  ) {
    pages.push(page);
    await ruth.hasWritten('While he reads.');
  }

  expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
  expect(pages.flat().map(({ content }) => content)).toEqual(
    Array.from({ length: 45 }, (_, at) => `Day ${45 - at}`),
  );
  expect((await boaz.reads())[0]?.content).toBe('While he reads.');
  expect(await boaz.reads('prayer_requests', pages[0]?.[0]?.id)).toEqual([]);
});

test('a post comes with its newest two comments, oldest first, and the number of comments', async () => {
  const { ruth, boaz } = await company();
  const post = await ruth.hasWritten('Good morning.');
  const other = await ruth.hasWritten('Good night.');

  for (const word of ['One', 'Two', 'Three']) await boaz.hasCommented(post, word);

  const [shownOther, shown] = await ruth.reads();
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
  const { ruth, boaz, house } = await company();
  const post = await ruth.hasWritten('What are you thankful for?');
  await rowsOf(
    house.db,
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
  const { ruth, boaz, naomi } = await company();
  const post = await ruth.asksPrayer('For my mother.');

  const answer = await boaz.posts(COMMENTS, {
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

test('a user can give a post one heart, everyone sees the count, and the user can remove it', async () => {
  const { ruth, boaz } = await company();
  const post = await ruth.hasWritten('Good morning.');
  const hearts = async (who: Companion) => (await who.reads())[0]?.reactions;

  expect(shaped(Reacted, await boaz.hearts(post))).toEqual({ reacted: true, count: 1 });
  expect(shaped(Reacted, await boaz.hearts(post))).toEqual({ reacted: true, count: 1 });
  expect(await hearts(ruth)).toEqual([{ type: 'heart', count: 1, mine: false }]);
  expect(shaped(Reacted, await ruth.hearts(post))).toEqual({ reacted: true, count: 2 });
  expect(await hearts(boaz)).toEqual([{ type: 'heart', count: 2, mine: true }]);

  expect(shaped(Reacted, await boaz.takesHeartBack(post))).toEqual({ reacted: false, count: 1 });
  expect(shaped(Reacted, await boaz.takesHeartBack(post))).toEqual({ reacted: false, count: 1 });
  expect(await hearts(boaz)).toEqual([{ type: 'heart', count: 1, mine: false }]);
  await ruth.takesHeartBack(post);
  expect(await hearts(boaz)).toEqual([]);
  expect(await boaz.posts(HEARTS, { postId: post.id, type: 'thumb' })).toMatchObject({
    status: 400,
    body: { message: 'There is no such reaction.' },
  });
});

test('a user can pray once for another user’s request, and no one learns who prayed', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const orpah = await joins(house, { firstName: 'Orpah' });
  const request = await ruth.asksPrayer('For my mother.', false);
  const message = await ruth.hasWritten('Good morning.', { in: 'prayer_requests' });

  expect(shaped(Prayed, await boaz.prays(request))).toEqual({ prayed: true, count: 1 });
  expect(shaped(Prayed, await boaz.prays(request))).toEqual({ prayed: true, count: 1 });
  expect(shaped(Prayed, await orpah.prays(request))).toEqual({ prayed: true, count: 2 });
  expect(await ruth.prays(request)).toMatchObject({
    status: 400,
    body: { message: 'This is your own request. Others can pray for it.' },
  });
  expect(await boaz.prays(message)).toMatchObject({
    status: 400,
    body: { message: 'This isn’t a prayer request.' },
  });

  for (const [who, mine] of [
    [boaz, true],
    [ruth, false],
    [naomi, false],
  ] as const) {
    const answer = await who.sees(request);
    expect(shaped(Post, answer).prayers).toEqual({ count: 2, mine });
    expect(answer.text).not.toMatch(/Orpah|Boaz/);
  }
  expect((await boaz.reads('prayer_requests')).map(({ prayers }) => prayers.count)).toEqual([0, 2]);
});

test('every action on a deleted post gets a readable error', async () => {
  const { ruth, boaz } = await company();
  const post = await ruth.asksPrayer('For my mother.', false);
  await ruth.takesBack(post);

  for (const answer of [
    await boaz.sees(post),
    await boaz.gets(`${POSTS}/${post.id}/comments`),
    await boaz.comments(post, 'I pray.'),
    await boaz.hearts(post),
    await boaz.takesHeartBack(post),
    await boaz.prays(post),
    await boaz.reports(post),
    await ruth.mends(post, 'x'),
    await ruth.says(post, true),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'This post was deleted.' } });
  }
});

test('every response matches the contract and contains nothing more', async () => {
  const { ruth, boaz, naomi } = await company();
  const rooms = shaped(Room.array(), await ruth.gets(`${THERE}/rooms`));
  const post = await ruth.asksPrayer('Pray for my mother. John 11:35 says "Jesus wept."');
  const comment = await boaz.hasCommented(post, 'I do; "I will not leave you comfortless" (John 14:18).');
  await ruth.hasCommented(post, 'Thank you.');

  expect(rooms.map(({ type }) => type)).toEqual(['town_square', 'walking_together', 'prayer_requests']);
  expect((await ruth.gets(`${THERE}/current-theme`)).text).toBe('null');
  shaped(WrittenPost, await ruth.mends(post, 'Pray for my mother, please.'));
  shaped(WrittenComment, await boaz.mends(comment, 'I do.'));
  shaped(Reacted, await boaz.hearts(post));
  shaped(Prayed, await boaz.prays(post));
  shaped(WrittenPost, await ruth.says(post, true, 'She is well.'));
  for (const who of [ruth, boaz, naomi]) {
    shaped(Post, await who.sees(post));
    expect(await who.reads('prayer_requests')).toHaveLength(1);
    expect(shaped(Comment.array(), await who.gets(`${POSTS}/${post.id}/comments`))).toHaveLength(2);
  }

  const theme = shaped(Theme, await naomi.posts(THEMES, REST), 201);
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(REST) };
  shaped(Theme, await naomi.calls(`${THEMES}/${theme.id}`, { ...json, method: 'PUT' }));
  shaped(Theme, await naomi.calls(`${THEMES}/${theme.id}/activate`, { method: 'PUT' }));
  expect(shaped(Theme.array(), await naomi.gets(THEMES))).toEqual([theme]);
  expect(shaped(Theme, await ruth.gets(`${THERE}/current-theme`))).toEqual(theme);

  shaped(Done, await boaz.reports(post, 'worried', 'She sounds alone.'));
  shaped(Done, await ruth.reports(comment));
  expect(await naomi.looksAtQueue()).toHaveLength(2);
  shaped(Done, await naomi.acts(comment, 'warn', 'Gently, please.'));
  const [note] = shaped(ModeratorNote.array(), await boaz.gets(`${THERE}/notes`));
  shaped(Done, await boaz.posts(`${THERE}/notes/read`, { ids: [note?.id] }));
  shaped(Done, await boaz.blocks(ruth));
  expect(shaped(Blocked.array(), await boaz.gets(`${THERE}/blocks`))).toHaveLength(1);
  shaped(Done, await boaz.unblocks(ruth));
  shaped(Reacted, await boaz.takesHeartBack(post));
  shaped(Done, await boaz.takesBack(comment));
  shaped(Done, await naomi.removes(post));
  expect(shaped(LogEntry.array(), await boaz.gets(`${THERE}/moderation-log`))).toHaveLength(2);
});

async function commentsOf(who: Companion, { id }: { id: number }, before?: number) {
  const page = before === undefined ? '' : `?before=${before}`;
  return shaped(Comment.array(), await who.gets(`${POSTS}/${id}/comments${page}`));
}
