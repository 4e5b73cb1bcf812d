import { expect, test } from 'vitest';
import { ID_MAX } from '#contract/fields/limits';
import {
  COMMENTS_PATH,
  COMMUNITY_PATH,
  type CommunityUser,
  POSTS_PATH,
  QUEUE_PATH,
  REACTIONS_PATH,
  seedCommunity,
  THEMES_PATH,
} from '#server/testing/community';
import { tableRows } from '#server/testing/database';
import type { TestVisitor } from '#server/testing/people';

const WEEK = { weekStart: '2026-01-04T00:00:00Z', weekEnd: '2026-01-10T00:00:00Z' };
const REST = { title: 'Rest', description: '<p>Come unto me.</p>', ...WEEK };

const NO_ROOM = 'We can’t find that room.';

type RequestArgs = [method: string, path: string, body?: object];

/** Returns one request per community endpoint, on the same post and comment. Moderator endpoints come last. */
function everyRequest({
  ruth,
  post,
  comment,
}: {
  ruth: CommunityUser;
  post: number;
  comment: number;
}): RequestArgs[] {
  const content = 'Peace.';
  return [
    ['GET', `${COMMUNITY_PATH}/rooms`],
    ['GET', `${COMMUNITY_PATH}/rooms/activity`],
    ['GET', `${COMMUNITY_PATH}/current-theme`],
    ['GET', `${COMMUNITY_PATH}/rooms/${ruth.rooms.town_square}/posts`],
    ['GET', `${POSTS_PATH}/${post}`],
    ['GET', `${POSTS_PATH}/${post}/comments`],
    ['POST', POSTS_PATH, { roomId: ruth.rooms.town_square, content }],
    ['PUT', `${POSTS_PATH}/${post}`, { content }],
    ['DELETE', `${POSTS_PATH}/${post}`],
    ['PUT', `${POSTS_PATH}/${post}/answered`, { answered: true }],
    ['POST', COMMENTS_PATH, { postId: post, content }],
    ['PUT', `${COMMENTS_PATH}/${comment}`, { content }],
    ['DELETE', `${COMMENTS_PATH}/${comment}`],
    ['POST', REACTIONS_PATH, { postId: post }],
    ['DELETE', `${REACTIONS_PATH}/${post}`],
    ['POST', `${COMMUNITY_PATH}/prayers`, { postId: post }],
    ['POST', `${COMMUNITY_PATH}/reports`, { kind: 'post', id: post, reason: 'unkind' }],
    ['GET', `${COMMUNITY_PATH}/blocks`],
    ['POST', `${COMMUNITY_PATH}/blocks`, { userId: ruth.id }],
    ['DELETE', `${COMMUNITY_PATH}/blocks/${ruth.id}`],
    ['GET', `${COMMUNITY_PATH}/notes`],
    ['POST', `${COMMUNITY_PATH}/notes/read`, { ids: [1] }],
    ['GET', `${COMMUNITY_PATH}/notices`],
    ['POST', `${COMMUNITY_PATH}/notices/read`, { upTo: 1 }],
    ['GET', `${COMMUNITY_PATH}/moderation-log`],
    ['GET', `${COMMUNITY_PATH}/live`],
    ['GET', QUEUE_PATH],
    ['POST', QUEUE_PATH, { kind: 'post', id: post, act: 'remove' }],
    ['DELETE', `/api/admin/posts/${post}`],
    ['DELETE', `/api/admin/comments/${comment}`],
    ['GET', THEMES_PATH],
    ['POST', THEMES_PATH, REST],
    ['PUT', `${THEMES_PATH}/1`, REST],
    ['PUT', `${THEMES_PATH}/1/activate`],
    ['GET', '/api/admin'],
    ['GET', '/api/admin/nothing'],
    ['POST', '/api/admin/users/1/promote', {}],
    ['DELETE', `/api/admin/rooms/${ruth.rooms.town_square}`],
  ];
}

test('a signed-out visitor cannot read or change anything in the community', async () => {
  const { ruth, visitor, app } = await seedCommunity();
  const post = await ruth.createPost('Among ourselves.');
  const comment = await ruth.createComment(post, 'Among ourselves, too.');
  const before = await storedRows(app.db);

  for (const call of everyRequest({ ruth, post: post.id, comment: comment.id })) {
    const answer = await send(visitor, call);
    expect({ call, answer }).toMatchObject({
      answer: { status: 401, body: { message: 'Please sign in to continue.' } },
    });
    expect(answer.text).not.toContain('Among');
  }
  expect(await storedRows(app.db)).toEqual(before);
});

test('only moderators can use moderator endpoints, and a moderator who loses the role is rejected at once', async () => {
  const { ruth, boaz, naomi, app } = await seedCommunity();
  const post = await ruth.createPost('Peace.');
  const comment = await ruth.createComment(post, 'And to you.');
  await boaz.reportContent(post);
  await naomi.post(THEMES_PATH, REST);
  const calls = everyRequest({ ruth, post: post.id, comment: comment.id }).filter(([, path]) =>
    path.startsWith('/api/admin'),
  );
  expect(await naomi.get(QUEUE_PATH)).toMatchObject({ status: 200 });
  const before = await storedRows(app.db);

  await tableRows(app.db, 'update users set is_moderator = false');

  expect(calls).toHaveLength(12);
  for (const call of calls) {
    for (const person of [ruth, boaz, naomi]) {
      expect({ call, answer: await send(person, call) }).toMatchObject({
        answer: { status: 403, body: { message: 'This is for moderators only.' } },
      });
    }
  }
  expect(await storedRows(app.db)).toEqual(before);
});

test('a request with an invalid id in the path gets a readable error', async () => {
  const { naomi, app } = await seedCommunity();

  for (const [missing, calls] of requestsWithId()) {
    for (const id of [0, -1, 1.5, 1e20, 'x', 'null', '%20', '1;--', 2 ** 53]) {
      for (const [method, path, body] of calls) {
        const answer = await send(naomi, [method, path.replace('ID', String(id)), body]);
        expect({ method, path, id, answer }).toMatchObject({
          answer: { status: 400, body: { message: missing } },
        });
      }
    }
    if (missing === NO_ROOM) continue;
    for (const [method, path, body] of calls) {
      const answer = await send(naomi, [method, path.replace('ID', String(ID_MAX)), body]);
      expect({ method, path, answer }).toMatchObject({ answer: { status: 404, body: { message: missing } } });
    }
  }
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a request with an invalid id in the body or query gets a readable error', async () => {
  const { ruth, naomi, app } = await seedCommunity();
  const content = 'Peace.';

  for (const id of [0, -1, 1e20, 'x', null, undefined, [], { $gt: 0 }, true]) {
    for (const [path, body, message] of [
      [POSTS_PATH, { roomId: id, content }, NO_ROOM],
      [COMMENTS_PATH, { postId: id, content }, 'This post was deleted.'],
      [REACTIONS_PATH, { postId: id }, 'This post was deleted.'],
      [`${COMMUNITY_PATH}/prayers`, { postId: id }, 'This post was deleted.'],
      [`${COMMUNITY_PATH}/reports`, { kind: 'post', id, reason: 'unkind' }, 'This is no longer there.'],
      [QUEUE_PATH, { kind: 'post', id, act: 'keep' }, 'This is no longer there.'],
      [`${COMMUNITY_PATH}/blocks`, { userId: id }, 'We can’t find that person.'],
    ] as const) {
      expect({ path, id, answer: await naomi.post(path, body) }).toMatchObject({
        answer: { status: 400, body: { message } },
      });
    }
  }
  for (const path of [
    `${COMMUNITY_PATH}/rooms/${ruth.rooms.town_square}/posts`,
    `${COMMUNITY_PATH}/moderation-log`,
  ]) {
    for (const before of ['0', '-1', '1e20', 'x', '']) {
      expect(await naomi.get(`${path}?before=${before}`)).toMatchObject({
        status: 400,
        body: { message: 'There is no such page.' },
      });
    }
  }
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('posting to or reading a room that does not exist returns 404', async () => {
  const { ruth } = await seedCommunity();
  const none = { status: 404, body: { message: NO_ROOM } };

  expect(await ruth.post(POSTS_PATH, { roomId: ID_MAX, content: 'Peace.' })).toMatchObject(none);
  expect(await ruth.get(`${COMMUNITY_PATH}/rooms/${ID_MAX}/posts`)).toMatchObject(none);
});

test('community responses are never cached', async () => {
  const { ruth } = await seedCommunity();

  for (const path of [
    `${COMMUNITY_PATH}/rooms`,
    `${COMMUNITY_PATH}/rooms/${ruth.rooms.town_square}/posts`,
    `${COMMUNITY_PATH}/blocks`,
  ]) {
    expect((await ruth.get(path)).headers.get('Cache-Control')).toBe('no-store');
  }
});

/** Returns every endpoint with an id in the path, grouped by not-found message. */
function requestsWithId(): [string, RequestArgs[]][] {
  const content = 'Peace.';
  return [
    [NO_ROOM, [['GET', `${COMMUNITY_PATH}/rooms/ID/posts`]]],
    [
      'This post was deleted.',
      [
        ['GET', `${POSTS_PATH}/ID`],
        ['GET', `${POSTS_PATH}/ID/comments`],
        ['PUT', `${POSTS_PATH}/ID`, { content }],
        ['DELETE', `${POSTS_PATH}/ID`],
        ['PUT', `${POSTS_PATH}/ID/answered`, { answered: true }],
        ['DELETE', `${REACTIONS_PATH}/ID`],
        ['DELETE', '/api/admin/posts/ID'],
      ],
    ],
    [
      'This comment was deleted.',
      [
        ['PUT', `${COMMENTS_PATH}/ID`, { content }],
        ['DELETE', `${COMMENTS_PATH}/ID`],
        ['DELETE', '/api/admin/comments/ID'],
      ],
    ],
    [
      'We can’t find that theme.',
      [
        ['PUT', `${THEMES_PATH}/ID`, REST],
        ['PUT', `${THEMES_PATH}/ID/activate`],
      ],
    ],
  ];
}

function send(who: TestVisitor, [method, path, body]: RequestArgs) {
  return who.request(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

async function storedRows(db: Parameters<typeof tableRows>[0]) {
  const tables = [
    'posts',
    'comments',
    'reactions',
    'prayers_said',
    'reports',
    'blocks',
    'weekly_themes',
    'rooms',
  ];
  return Promise.all(tables.map((table) => tableRows(db, `select * from ${table} order by 1`)));
}
