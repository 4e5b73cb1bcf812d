import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import type { NewModerationAction, NewReport } from '#contract/community/moderation';
import type { Comment, Post, Room, RoomType } from '#contract/community/posts';
import type { Theme } from '#contract/community/themes';
import { sendCommand } from '#server/cli/commandSocket';
import { expect, test as journey, newEmail, type TestServer, waitForApp } from './fixtures';

// Fixtures for tests with several users at once, each in their own browser context.

// Ids are bigint, which pg returns as text unless a parser converts them to numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const PASSWORD = 'Gleaning-12';

type PostOptions = { type?: Post['type']; anonymous?: boolean };

/** A user in the community. Actions that need no browser go through the API. */
export class CommunityMember {
  constructor(
    readonly context: BrowserContext,
    readonly id: string,
    readonly email: string,
  ) {}

  /**
   * Blocks live updates. After the session has ended, an update would cause a refetch, which shows the landing page.
   */
  async blockLiveUpdates() {
    await this.context.route('**/api/community/live', (route) => route.abort());
  }

  async open(address: string): Promise<Page> {
    const page = this.context.pages()[0] ?? (await this.context.newPage());
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page;
  }

  async request<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown) {
    const answer = await this.context.request.fetch(path, { method, data });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  }

  async signIn() {
    await this.request('POST', '/api/auth/login', { email: this.email, password: PASSWORD });
  }

  async findRoom(type: RoomType): Promise<Room> {
    const rooms = await this.request<Room[]>('GET', '/api/community/rooms');
    return rooms.find((room) => room.type === type) as Room;
  }

  listPosts(roomId: number) {
    return this.request<Post[]>('GET', `/api/community/rooms/${roomId}/posts`);
  }

  createPost(roomId: number, content: string, options: PostOptions = {}) {
    return this.request<Post>('POST', '/api/community/posts', { roomId, content, ...options });
  }

  createPrayerRequest(roomId: number, content: string, anonymous = false) {
    return this.createPost(roomId, content, { type: 'prayer_request', anonymous });
  }

  createComment(postId: number, content: string) {
    return this.request<Comment>('POST', '/api/community/comments', { postId, content });
  }

  reportPost(id: number, reason: NewReport['reason'], note: string | null = null) {
    return this.request('POST', '/api/community/reports', { kind: 'post', id, reason, note });
  }

  blockUser(userId: string) {
    return this.request('POST', '/api/community/blocks', { userId });
  }

  moderate(id: number, act: NewModerationAction['act'], note: string | null = null) {
    return this.request('POST', '/api/admin/queue', { kind: 'post', id, act, note });
  }

  /** Creates a theme for this week, which becomes the active theme. */
  createTheme(title: string, description: string) {
    const week = { weekStart: '2026-11-16T00:00:00Z', weekEnd: '2026-11-22T23:59:59Z' };
    return this.request<Theme>('POST', '/api/admin/themes', { title, description, ...week });
  }
}

type UserOptions = {
  lastName?: string;
  isModerator?: boolean;
  /** Whether the user has already agreed to the community rules. */
  hasAgreed?: boolean;
};

type Fixtures = {
  /** Signs up a user. Their browser context is closed at the end of the test. */
  createUser: (firstName: string, options?: UserOptions) => Promise<CommunityMember>;
  /** Runs SQL on the test database (PostgreSQL only). */
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Creates a room for this test only and deletes it at the end (PostgreSQL only). */
  newRoom: (type: RoomType, name?: string) => Promise<Room & { address: string }>;
};

export const test = journey.extend<Fixtures>({
  createUser: async ({ browser, app }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (firstName, { lastName = 'of Bethlehem', isModerator, hasAgreed = true } = {}) => {
      const context = waitForApp(await browser.newContext());
      contexts.push(context);
      const email = newEmail();
      const data = { email, password: PASSWORD, firstName, lastName };
      const answer = await context.request.post('/api/auth/register', { data });
      expect(answer.status(), await answer.text()).toBe(201);
      const { id } = await answer.json();
      if (isModerator) {
        await setModerator(app, email, true);
        await context.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
      }
      if (hasAgreed) {
        expect((await context.request.post('/api/auth/rules-agreement')).status()).toBe(200);
      }
      return new CommunityMember(context, id, email);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  sql: async ({ app: { databaseUrl } }, use) => {
    if (!databaseUrl) throw new Error('SQL is available only on PostgreSQL.');
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await use(async (text, values) => (await client.query(text, values)).rows);
    await client.end();
  },

  newRoom: async ({ sql }, use) => {
    const ids: number[] = [];
    await use(async (type, name = `Gate ${crypto.randomUUID().slice(0, 4)}`) => {
      const insert = 'insert into rooms (name, type, description) values ($1, $2, $3) returning *';
      const [room] = await sql(insert, [name, type, 'Say hello, and stay as long as you like.']);
      const { id } = room as Room;
      ids.push(id);
      return { ...(room as Room), address: `/community?room=${id}` };
    });
    await sql('delete from rooms where id = any($1)', [ids]);
  },
});

/** Makes a user a moderator, or revokes the role and ends all the user's sessions, as the operator's command does. */
export async function setModerator({ databaseUrl, dataDir = '' }: TestServer, email: string, is: boolean) {
  if (!databaseUrl) {
    const args = is ? ['grant', email, '--unconfirmed'] : ['revoke', email];
    const result = await sendCommand(dataDir, ['moderator', ...args]);
    expect(result?.isDone, result?.message).toBe(true);
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const update = 'update users set is_moderator = $2 where email = $1 returning id';
  const { rows } = await client.query(update, [email, is]);
  expect(rows).toHaveLength(1);
  if (!is) await client.query('delete from sessions where user_id = $1', [rows[0].id]);
  await client.end();
}

/** Runs `work` while holding an advisory lock, so that tests that set the theme run one at a time. */
export async function withThemeLock({ databaseUrl }: TestServer, work: () => Promise<void>) {
  if (!databaseUrl) return work();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('e2e theme'))");
    await work();
  } finally {
    await client.end();
  }
}

/** Returns the post with this text, but not a moderator's note that quotes the text. */
export function postWith(page: Page, text: string) {
  return page.locator('article[data-post]').filter({ hasText: text });
}

/** Opens the menu of the post with this text and chooses an item. */
export async function chooseFromMenu(page: Page, text: string, item: string | RegExp) {
  await openPostMenu(page, text);
  await page.getByRole('menuitem', { name: item }).click();
}

export async function openPostMenu(page: Page, text: string) {
  await menuButton(page, text).click();
  await expect(page.locator('[role=menu][data-open]')).toBeVisible();
}

export function menuButton(page: Page, text: string) {
  return postWith(page, text).getByRole('button', { name: /^More about the post by / });
}

export function newPostField(page: Page) {
  return page.getByRole('textbox', {
    name: /^What( would you like to share|’s on your heart| can we pray for)/,
  });
}

/** Writes and sends a post. Does not wait for the result. */
export async function submitPost(page: Page, text: string) {
  await newPostField(page).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
}
