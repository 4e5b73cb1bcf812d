import { sql } from 'drizzle-orm';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { expect } from 'vitest';
import type { ZodType } from 'zod';
import { Post, type PostType, type RoomType, WrittenComment, WrittenPost } from '#contract/community';
import type { Act, ReportReason } from '#contract/communityLimits';
import { ModerationQueue } from '#contract/moderation';
import type { Database, Db } from '#server/lib/db';
import type { Settings } from '#server/lib/settings';
import { rowsOf } from './database';
import { house, type TestHouse } from './house';
import { type Answer, Member, signedIn, Visitor } from './people';

export const THERE = '/api/community';
export const POSTS = `${THERE}/posts`;
export const COMMENTS = `${THERE}/comments`;
export const HEARTS = `${THERE}/reactions`;
export const QUEUE = '/api/admin/queue';
export const THEMES = '/api/admin/themes';

type Rooms = Record<RoomType, number>;
type PostOptions = { in?: RoomType; type?: PostType; anonymous?: boolean; key?: string };
type NewUser = {
  firstName: string;
  lastName?: string;
  daysAgo?: number;
  level?: number;
  isModerator?: boolean;
};

/** A post, or a comment with its `postId`. */
type Target = { id: number; postId?: number };

/** A signed-in community user; each method sends one request. */
export class Companion extends Member {
  constructor(
    here: TestHouse,
    address: string,
    readonly id: string,
    readonly rooms: Rooms,
  ) {
    super(here, address, { firstName: '', lastName: '', email: '', password: '' });
  }

  /** The same user and session in another app on the same database. */
  in(there: TestHouse): Companion {
    return this.copyIn(there, this.address);
  }

  /** The same user and session at another IP address. */
  override at(address: string): Companion {
    return this.copyIn(this.house, address);
  }

  private copyIn(there: TestHouse, address: string): Companion {
    const same = new Companion(there, address, this.id, this.rooms);
    for (const [name, value] of this.cookies) same.cookies.set(name, value);
    return same;
  }

  writes(content: string, { in: room = 'town_square', key, ...more }: PostOptions = {}) {
    return this.posts(POSTS, { roomId: this.rooms[room], content, ...more }, keyHeader(key));
  }

  async hasWritten(content: string, how?: PostOptions) {
    return shaped(WrittenPost, await this.writes(content, how), 201);
  }

  /** Creates a prayer request, anonymous by default. */
  asksPrayer(content: string, anonymous = true) {
    return this.hasWritten(content, { in: 'prayer_requests', type: 'prayer_request', anonymous });
  }

  comments({ id }: Target, content: string, key?: string) {
    return this.posts(COMMENTS, { postId: id, content }, keyHeader(key));
  }

  async hasCommented(post: Target, content: string) {
    return shaped(WrittenComment, await this.comments(post, content), 201);
  }

  async reads(room: RoomType = 'town_square', before?: number) {
    const page = before === undefined ? '' : `?before=${before}`;
    return shaped(Post.array(), await this.gets(`${THERE}/rooms/${this.rooms[room]}/posts${page}`));
  }

  sees({ id }: Target) {
    return this.gets(`${POSTS}/${id}`);
  }

  mends(what: Target, content: string) {
    return this.calls(pathOf(what), {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ content }),
    });
  }

  takesBack(what: Target) {
    return this.calls(pathOf(what), { method: 'DELETE' });
  }

  hearts({ id }: Target) {
    return this.posts(HEARTS, { postId: id });
  }

  takesHeartBack({ id }: Target) {
    return this.calls(`${HEARTS}/${id}`, { method: 'DELETE' });
  }

  prays({ id }: Target) {
    return this.posts(`${THERE}/prayers`, { postId: id });
  }

  says({ id }: Target, answered: boolean, thanks?: string) {
    return this.calls(`${POSTS}/${id}/answered`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ answered, thanks }),
    });
  }

  reports(what: Target, reason: ReportReason = 'unkind', note?: string) {
    return this.posts(`${THERE}/reports`, { ...targetOf(what), reason, note });
  }

  blocks({ id }: { id: string }) {
    return this.posts(`${THERE}/blocks`, { userId: id });
  }

  unblocks({ id }: { id: string }) {
    return this.calls(`${THERE}/blocks/${id}`, { method: 'DELETE' });
  }

  acts(what: Target, act: Act, note?: string) {
    return this.posts(QUEUE, { ...targetOf(what), act, note });
  }

  /** Removes an item as a moderator, whether or not it is in the queue. */
  removes(what: Target) {
    return this.calls(pathOf(what).replace(THERE, '/api/admin'), { method: 'DELETE' });
  }

  async looksAtQueue() {
    return (await this.looksAtWholeQueue()).items;
  }

  /** The items with the number of items not shown. */
  async looksAtWholeQueue() {
    return shaped(ModerationQueue, await this.gets(QUEUE));
  }
}

/**
 * Seeds Ruth and Boaz, with accounts two days old, Naomi the moderator, and a signed-out visitor. Inserts sessions
 * directly, because hashing each password takes a tenth of a second.
 */
export async function company(settings?: Partial<Settings>, on?: Database) {
  const here = await house(settings, on);
  const ruth = await joins(here, { firstName: 'Ruth', lastName: 'Elimelech' });
  const boaz = await joins(here, { firstName: 'Boaz', lastName: 'Salmon' });
  const naomi = await joins(here, { firstName: 'Naomi', lastName: 'Elimelech', isModerator: true });
  return { ruth, boaz, naomi, stranger: new Visitor(here, '198.51.100.9'), house: here };
}

/** Creates another signed-in user, with an account of the given age. */
export async function joins(here: TestHouse, named: NewUser): Promise<Companion> {
  const { firstName, lastName = 'Bethlehem', daysAgo = 2, level = 1, isModerator = false } = named;
  const points = (level - 1) * 100;
  const found = await here.db.execute(sql`
    with person as (
      insert into users (email, password, first_name, last_name, is_moderator, companion_level, experience_points, created_at)
      values (${`${firstName}@example.org`.toLowerCase()}, '', ${firstName}, ${lastName}, ${isModerator}, ${level}, ${points},
        now() - ${`${daysAgo} days`}::interval)
      returning id
    ), ledger as (
      insert into user_activities (user_id, activity_type, deed_key, experience_gained)
      select id, 'test', 'before', ${points}::int from person
    )
    select id from person`);
  const [{ id }] = (found as unknown as { rows: [{ id: string }] }).rows;
  const companion = new Companion(here, '192.0.2.1', id, await roomsOf(here.db));
  companion.cookies.set('session', await signedIn(here.db, id));
  return companion;
}

/** Creates users whose reports count toward hiding a post. */
export function established(here: TestHouse, ...names: string[]) {
  return Promise.all(names.map((firstName) => joins(here, { firstName, daysAgo: 8, level: 2 })));
}

/** Subscribes to the event stream. `next` returns null when the stream has ended. */
export async function listens(who: Visitor) {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return heardIn(await who.house.request(`${THERE}/live`, { headers: { Cookie: cookie } }, who.address));
}

export function heardIn(response: Response) {
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
export function shaped<Shape>(schema: ZodType<Shape>, answer: Answer, status = 200): Shape {
  expect({ status: answer.status, message: answer.body.message }).toMatchObject({ status });
  const body: unknown = JSON.parse(answer.text);
  const parsed = schema.parse(body);
  expect(body).toEqual(parsed);
  return parsed;
}

/** Users whose XP is not the sum of their ledger, or whose level does not match their XP. */
export function disagreeing(db: Db) {
  return rowsOf(
    db,
    `select first_name, experience_points, companion_level, coalesce(sum(experience_gained), 0)::int as ledger
       from users left join user_activities on user_id = users.id group by users.id
     having experience_points <> coalesce(sum(experience_gained), 0)
         or companion_level <> experience_points / 100 + 1`,
  );
}

/** Moves the creation date back by this many minutes. */
export function age(db: Db, what: Target, minutes: number) {
  return rowsOf(
    db,
    `update ${'postId' in what ? 'comments' : 'posts'} set created_at = created_at - interval '${minutes} minutes' where id = ${what.id}`,
  );
}

function targetOf(what: Target) {
  return { kind: 'postId' in what ? 'comment' : 'post', id: what.id };
}

function pathOf(what: Target) {
  return `${'postId' in what ? COMMENTS : POSTS}/${what.id}`;
}

function keyHeader(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'Idempotency-Key': key };
}

async function roomsOf(db: Db): Promise<Rooms> {
  const rows = await rowsOf(db, 'select type, id from rooms');
  return Object.fromEntries(rows.map(({ type, id }) => [type, id])) as Rooms;
}
