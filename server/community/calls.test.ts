import { expect, test } from 'vitest';
import {
  COMMENTS,
  type Companion,
  company,
  HEARTS,
  POSTS,
  QUEUE,
  THEMES,
  THERE,
} from '#server/testing/community';
import { rowsOf } from '#server/testing/database';
import type { Visitor } from '#server/testing/people';

const WEEK = { weekStart: '2026-01-04T00:00:00Z', weekEnd: '2026-01-10T00:00:00Z' };
const REST = { title: 'Rest', description: '<p>Come unto me.</p>', ...WEEK };

const NO_ROOM = 'We can’t find that room.';

type RequestArgs = [method: string, path: string, body?: object];

/** One request per endpoint of the community, on the same post and comment; moderator endpoints come last. */
function everyRequest({
  ruth,
  post,
  comment,
}: {
  ruth: Companion;
  post: number;
  comment: number;
}): RequestArgs[] {
  const content = 'Peace.';
  return [
    ['GET', `${THERE}/rooms`],
    ['GET', `${THERE}/current-theme`],
    ['GET', `${THERE}/rooms/${ruth.rooms.town_square}/posts`],
    ['GET', `${POSTS}/${post}`],
    ['GET', `${POSTS}/${post}/comments`],
    ['POST', POSTS, { roomId: ruth.rooms.town_square, content }],
    ['PUT', `${POSTS}/${post}`, { content }],
    ['DELETE', `${POSTS}/${post}`],
    ['PUT', `${POSTS}/${post}/answered`, { answered: true }],
    ['POST', COMMENTS, { postId: post, content }],
    ['PUT', `${COMMENTS}/${comment}`, { content }],
    ['DELETE', `${COMMENTS}/${comment}`],
    ['POST', HEARTS, { postId: post }],
    ['DELETE', `${HEARTS}/${post}`],
    ['POST', `${THERE}/prayers`, { postId: post }],
    ['POST', `${THERE}/reports`, { kind: 'post', id: post, reason: 'unkind' }],
    ['GET', `${THERE}/blocks`],
    ['POST', `${THERE}/blocks`, { userId: ruth.id }],
    ['DELETE', `${THERE}/blocks/${ruth.id}`],
    ['GET', `${THERE}/notes`],
    ['POST', `${THERE}/notes/read`, { ids: [1] }],
    ['GET', `${THERE}/moderation-log`],
    ['GET', `${THERE}/live`],
    ['GET', QUEUE],
    ['POST', QUEUE, { kind: 'post', id: post, act: 'remove' }],
    ['DELETE', `/api/admin/posts/${post}`],
    ['DELETE', `/api/admin/comments/${comment}`],
    ['GET', THEMES],
    ['POST', THEMES, REST],
    ['PUT', `${THEMES}/1`, REST],
    ['PUT', `${THEMES}/1/activate`],
    ['GET', '/api/admin'],
    ['GET', '/api/admin/nothing'],
    ['POST', '/api/admin/users/1/promote', {}],
    ['DELETE', `/api/admin/rooms/${ruth.rooms.town_square}`],
  ];
}

test('a signed-out visitor can read and change nothing in the community', async () => {
  const { ruth, stranger, house } = await company();
  const post = await ruth.hasWritten('Among ourselves.');
  const comment = await ruth.hasCommented(post, 'Among ourselves, too.');
  const before = await storedRows(house.db);

  for (const call of everyRequest({ ruth, post: post.id, comment: comment.id })) {
    const answer = await send(stranger, call);
    expect({ call, answer }).toMatchObject({
      answer: { status: 401, body: { message: 'Please sign in to continue.' } },
    });
    expect(answer.text).not.toContain('Among');
  }
  expect(await storedRows(house.db)).toEqual(before);
});

test('only moderators can use moderator endpoints, and losing the role takes effect at once', async () => {
  const { ruth, boaz, naomi, house } = await company();
  const post = await ruth.hasWritten('Peace.');
  const comment = await ruth.hasCommented(post, 'And to you.');
  await boaz.reports(post);
  await naomi.posts(THEMES, REST);
  const calls = everyRequest({ ruth, post: post.id, comment: comment.id }).filter(([, path]) =>
    path.startsWith('/api/admin'),
  );
  expect(await naomi.gets(QUEUE)).toMatchObject({ status: 200 });
  const before = await storedRows(house.db);

  await rowsOf(house.db, 'update users set is_moderator = false');

  expect(calls).toHaveLength(12);
  for (const call of calls) {
    for (const person of [ruth, boaz, naomi]) {
      expect({ call, answer: await send(person, call) }).toMatchObject({
        answer: { status: 403, body: { message: 'This is for moderators only.' } },
      });
    }
  }
  expect(await storedRows(house.db)).toEqual(before);
});

test('an invalid id in the address gets a readable error', async () => {
  const { naomi, house } = await company();

  for (const [missing, calls] of requestsWithId()) {
    for (const id of [0, -1, 1.5, 1e20, 'x', 'null', '%20', '1;--', 2_147_483_648]) {
      for (const [method, path, body] of calls) {
        const answer = await send(naomi, [method, path.replace('ID', String(id)), body]);
        expect({ method, path, id, answer }).toMatchObject({
          answer: { status: 400, body: { message: missing } },
        });
      }
    }
    if (missing === NO_ROOM) continue;
    for (const [method, path, body] of calls) {
      const answer = await send(naomi, [method, path.replace('ID', '2147483647'), body]);
      expect({ method, path, answer }).toMatchObject({ answer: { status: 404, body: { message: missing } } });
    }
  }
  expect(house.log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('an invalid id in the body or query gets a readable error', async () => {
  const { ruth, naomi, house } = await company();
  const content = 'Peace.';

  for (const id of [0, -1, 1e20, 'x', null, undefined, [], { $gt: 0 }, true]) {
    for (const [path, body, message] of [
      [POSTS, { roomId: id, content }, NO_ROOM],
      [COMMENTS, { postId: id, content }, 'This post was deleted.'],
      [HEARTS, { postId: id }, 'This post was deleted.'],
      [`${THERE}/prayers`, { postId: id }, 'This post was deleted.'],
      [`${THERE}/reports`, { kind: 'post', id, reason: 'unkind' }, 'This is no longer there.'],
      [QUEUE, { kind: 'post', id, act: 'keep' }, 'This is no longer there.'],
      [`${THERE}/blocks`, { userId: id }, 'We can’t find that person.'],
    ] as const) {
      expect({ path, id, answer: await naomi.posts(path, body) }).toMatchObject({
        answer: { status: 400, body: { message } },
      });
    }
  }
  for (const path of [`${THERE}/rooms/${ruth.rooms.town_square}/posts`, `${THERE}/moderation-log`]) {
    for (const before of ['0', '-1', '1e20', 'x', '']) {
      expect(await naomi.gets(`${path}?before=${before}`)).toMatchObject({
        status: 400,
        body: { message: 'There is no such page.' },
      });
    }
  }
  expect(house.log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('posting to or reading a room that does not exist returns 404', async () => {
  const { ruth } = await company();
  const none = { status: 404, body: { message: NO_ROOM } };

  expect(await ruth.posts(POSTS, { roomId: 2_147_483_647, content: 'Peace.' })).toMatchObject(none);
  expect(await ruth.gets(`${THERE}/rooms/2147483647/posts`)).toMatchObject(none);
});

test('community responses are never cached', async () => {
  const { ruth } = await company();

  for (const path of [
    `${THERE}/rooms`,
    `${THERE}/rooms/${ruth.rooms.town_square}/posts`,
    `${THERE}/blocks`,
  ]) {
    expect((await ruth.gets(path)).headers.get('Cache-Control')).toBe('no-store');
  }
});

/** Every endpoint with an id in its address, grouped by its not-found message. */
function requestsWithId(): [string, RequestArgs[]][] {
  const content = 'Peace.';
  return [
    [NO_ROOM, [['GET', `${THERE}/rooms/ID/posts`]]],
    [
      'This post was deleted.',
      [
        ['GET', `${POSTS}/ID`],
        ['GET', `${POSTS}/ID/comments`],
        ['PUT', `${POSTS}/ID`, { content }],
        ['DELETE', `${POSTS}/ID`],
        ['PUT', `${POSTS}/ID/answered`, { answered: true }],
        ['DELETE', `${HEARTS}/ID`],
        ['DELETE', '/api/admin/posts/ID'],
      ],
    ],
    [
      'This comment was deleted.',
      [
        ['PUT', `${COMMENTS}/ID`, { content }],
        ['DELETE', `${COMMENTS}/ID`],
        ['DELETE', '/api/admin/comments/ID'],
      ],
    ],
    [
      'We can’t find that theme.',
      [
        ['PUT', `${THEMES}/ID`, REST],
        ['PUT', `${THEMES}/ID/activate`],
      ],
    ],
  ];
}

function send(who: Visitor, [method, path, body]: RequestArgs) {
  return who.calls(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

async function storedRows(db: Parameters<typeof rowsOf>[0]) {
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
  return Promise.all(tables.map((table) => rowsOf(db, `select * from ${table} order by 1`)));
}
