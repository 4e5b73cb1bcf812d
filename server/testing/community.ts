import { sql } from 'drizzle-orm';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { expect } from 'vitest';
import type { ZodType } from 'zod';
import type { ModerationAction, ReportReason } from '#contract/community/limits';
import { ModerationQueue } from '#contract/community/moderation';
import { Post, type PostType, type RoomType, WrittenComment, WrittenPost } from '#contract/community/posts';
import { checkCounters } from '#server/community/posts/postCounters.queries';
import type { Database, Db } from '#server/db/db';
import type { Settings } from '#server/lib/settings';
import { tableRows } from './database';
import { createSignedInUser, type TestAnswer, TestUser, TestVisitor } from './people';
import { createTestApp, type TestApp } from './testApp';

export const COMMUNITY_PATH = '/api/community';
export const POSTS_PATH = `${COMMUNITY_PATH}/posts`;
export const COMMENTS_PATH = `${COMMUNITY_PATH}/comments`;
export const REACTIONS_PATH = `${COMMUNITY_PATH}/reactions`;
export const QUEUE_PATH = '/api/admin/queue';
export const THEMES_PATH = '/api/admin/themes';

type Rooms = Record<RoomType, number>;
type PostOptions = { in?: RoomType; type?: PostType; anonymous?: boolean; key?: string };
type NewUser = {
  firstName: string;
  lastName?: string;
  daysAgo?: number;
  level?: number;
  isModerator?: boolean;
  /** Whether the user has agreed to the community rules. */
  hasAgreed?: boolean;
};

/** A post. With `postId`, a comment on that post. */
type Target = { id: number; postId?: number };

/** A signed-in community user; each method sends one request. */
export class CommunityUser extends TestUser {
  constructor(
    app: TestApp,
    address: string,
    readonly id: string,
    readonly rooms: Rooms,
  ) {
    super(app, address, { firstName: '', lastName: '', email: '', password: '' });
  }

  /** Returns the same user with the same session, in another app on the same database. */
  in(otherApp: TestApp): CommunityUser {
    return this.copyIn(otherApp, this.address);
  }

  /** Returns the same user with the same session, at another IP address. */
  override at(address: string): CommunityUser {
    return this.copyIn(this.app, address);
  }

  private copyIn(otherApp: TestApp, address: string): CommunityUser {
    const same = new CommunityUser(otherApp, address, this.id, this.rooms);
    for (const [name, value] of this.cookies) same.cookies.set(name, value);
    return same;
  }

  sendPost(content: string, { in: room = 'town_square', key, ...more }: PostOptions = {}) {
    return this.post(POSTS_PATH, { roomId: this.rooms[room], content, ...more }, keyHeader(key));
  }

  async createPost(content: string, how?: PostOptions) {
    return expectShape(WrittenPost, await this.sendPost(content, how), 201);
  }

  /** Creates a prayer request, anonymous by default. */
  createPrayerRequest(content: string, anonymous = true) {
    return this.createPost(content, { in: 'prayer_requests', type: 'prayer_request', anonymous });
  }

  sendComment({ id }: Target, content: string, key?: string) {
    return this.post(COMMENTS_PATH, { postId: id, content }, keyHeader(key));
  }

  async createComment(post: Target, content: string) {
    return expectShape(WrittenComment, await this.sendComment(post, content), 201);
  }

  async listPosts(room: RoomType = 'town_square', before?: number) {
    const page = before === undefined ? '' : `?before=${before}`;
    return expectShape(
      Post.array(),
      await this.get(`${COMMUNITY_PATH}/rooms/${this.rooms[room]}/posts${page}`),
    );
  }

  getPost({ id }: Target) {
    return this.get(`${POSTS_PATH}/${id}`);
  }

  edit(what: Target, content: string) {
    return this.request(pathOf(what), {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ content }),
    });
  }

  deletePost(what: Target) {
    return this.request(pathOf(what), { method: 'DELETE' });
  }

  giveHeart({ id }: Target) {
    return this.post(REACTIONS_PATH, { postId: id });
  }

  removeHeart({ id }: Target) {
    return this.request(`${REACTIONS_PATH}/${id}`, { method: 'DELETE' });
  }

  sayPrayer({ id }: Target) {
    return this.post(`${COMMUNITY_PATH}/prayers`, { postId: id });
  }

  markAnswered({ id }: Target, answered: boolean, thanks?: string) {
    return this.request(`${POSTS_PATH}/${id}/answered`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ answered, thanks }),
    });
  }

  reportContent(what: Target, reason: ReportReason = 'unkind', note?: string) {
    return this.post(`${COMMUNITY_PATH}/reports`, { ...targetOf(what), reason, note });
  }

  blockUser({ id }: { id: string }) {
    return this.post(`${COMMUNITY_PATH}/blocks`, { userId: id });
  }

  unblockUser({ id }: { id: string }) {
    return this.request(`${COMMUNITY_PATH}/blocks/${id}`, { method: 'DELETE' });
  }

  moderate(what: Target, act: ModerationAction, note?: string) {
    return this.post(QUEUE_PATH, { ...targetOf(what), act, note });
  }

  /** Removes an item as a moderator, whether or not it is in the queue. */
  deleteAsModerator(what: Target) {
    return this.request(pathOf(what).replace(COMMUNITY_PATH, '/api/admin'), { method: 'DELETE' });
  }

  async getQueue() {
    return (await this.getWholeQueue()).items;
  }

  /** Returns the items, and the number of items that are not shown. */
  async getWholeQueue() {
    return expectShape(ModerationQueue, await this.get(QUEUE_PATH));
  }
}

/**
 * Seeds Ruth, Boaz and the moderator Naomi, with accounts that are two days old, and a signed-out visitor. Inserts
 * sessions directly, because hashing each password takes a tenth of a second.
 */
export async function seedCommunity(settings?: Partial<Settings>, on?: Database) {
  const app = await createTestApp(settings, on);
  const ruth = await createCommunityUser(app, { firstName: 'Ruth', lastName: 'Elimelech' });
  const boaz = await createCommunityUser(app, { firstName: 'Boaz', lastName: 'Salmon' });
  const naomi = await createCommunityUser(app, {
    firstName: 'Naomi',
    lastName: 'Elimelech',
    isModerator: true,
  });
  return { ruth, boaz, naomi, visitor: new TestVisitor(app, '198.51.100.9'), app };
}

/** Creates another signed-in user, with an account of the given age. */
export async function createCommunityUser(app: TestApp, named: NewUser): Promise<CommunityUser> {
  const {
    firstName,
    lastName = 'Bethlehem',
    daysAgo = 2,
    level = 1,
    isModerator = false,
    hasAgreed = true,
  } = named;
  const xp = (level - 1) * 100;
  const found = await app.db.execute(sql`
    with person as (
      insert into users (email, password, first_name, last_name, is_moderator, companion_level, experience_points, created_at, rules_agreed_at)
      values (${`${firstName}@example.org`.toLowerCase()}, '', ${firstName}, ${lastName}, ${isModerator}, ${level}, ${xp},
        now() - ${`${daysAgo} days`}::interval, case when ${hasAgreed} then now() end)
      returning id
    ), ledger as (
      insert into user_activities (user_id, activity_type, deed_key, experience_gained)
      select id, 'test', 'before', ${xp}::int from person
    )
    select id from person`);
  const [{ id }] = (found as unknown as { rows: [{ id: string }] }).rows;
  const companion = new CommunityUser(app, '192.0.2.1', id, await roomsOf(app.db));
  companion.cookies.set('session', await createSignedInUser(app.db, id));
  return companion;
}

/** Creates users whose accounts are old and active enough that their reports count toward hiding a post. */
export function createEstablishedUser(app: TestApp, ...names: string[]) {
  return Promise.all(names.map((firstName) => createCommunityUser(app, { firstName, daysAgo: 8, level: 2 })));
}

/** Subscribes to the event stream. `next` returns null when the stream has ended. */
export async function subscribe(who: TestVisitor) {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return eventsReceivedBy(
    await who.app.request(`${COMMUNITY_PATH}/live`, { headers: { Cookie: cookie } }, who.address),
  );
}

export function eventsReceivedBy(response: Response) {
  if (!response.body) throw new Error('The response has no body.');
  const text = response.body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>);
  const reader = text.pipeThrough(new EventSourceParserStream()).getReader();
  return {
    response,
    async next(): Promise<{ event: string; data: Record<string, unknown> } | null> {
      const { done, value } = await reader.read();
      return done ? null : { event: value.event ?? '', data: JSON.parse(value.data) };
    },
    leave: () => reader.cancel(),
  };
}

/** Expects a successful response that matches the schema exactly, without extra fields at any depth. */
export function expectShape<Shape>(schema: ZodType<Shape>, answer: TestAnswer, status = 200): Shape {
  expect({ status: answer.status, message: answer.body.message }).toMatchObject({ status });
  const body: unknown = JSON.parse(answer.text);
  const parsed = schema.parse(body);
  expect(body).toEqual(parsed);
  return parsed;
}

/** Returns users whose XP is not the sum of their ledger, or whose level does not match their XP. */
export function ledgerMismatches(db: Db) {
  return tableRows(
    db,
    `select first_name, experience_points, companion_level, coalesce(sum(experience_gained), 0)::int as ledger
       from users left join user_activities on user_id = users.id group by users.id
     having experience_points <> coalesce(sum(experience_gained), 0)
         or companion_level <> experience_points / 100 + 1`,
  );
}

/** Returns posts whose counters differ from the number of their hearts, prayers and comments. */
export async function wrongCounters(db: Db) {
  const checked = await checkCounters(db, 0, 10_000);
  return checked.filter(({ state }) => state !== 'right');
}

/** Moves the creation date of a post or comment back by this many minutes. */
export function backdate(db: Db, what: Target, minutes: number) {
  return tableRows(
    db,
    `update ${'postId' in what ? 'comments' : 'posts'} set created_at = created_at - interval '${minutes} minutes' where id = ${what.id}`,
  );
}

function targetOf(what: Target) {
  return { kind: 'postId' in what ? 'comment' : 'post', id: what.id };
}

function pathOf(what: Target) {
  return `${'postId' in what ? COMMENTS_PATH : POSTS_PATH}/${what.id}`;
}

function keyHeader(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'Idempotency-Key': key };
}

async function roomsOf(db: Db): Promise<Rooms> {
  const rows = await tableRows(db, 'select type, id from rooms');
  return Object.fromEntries(rows.map(({ type, id }) => [type, id])) as Rooms;
}
