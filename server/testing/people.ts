import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createAccount } from '#server/account/account.service';
import { describeBrowser } from '#server/auth/browsers';
import { hashPassword } from '#server/auth/passwords.service';
import type { Db } from '#server/db/db';
import type { Settings } from '#server/lib/settings';
import { createTestApp, type TestApp } from './testApp';

export type TestAnswer = {
  status: number;
  headers: Headers;
  /** The body as received. */
  text: string;
  /** The body parsed as JSON; empty if it is not JSON. */
  body: Record<string, unknown>;
};

type Account = { firstName: string; lastName: string; email: string; password: string };

/** A browser: one IP address and one cookie jar. */
export class TestVisitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly app: TestApp,
    readonly address: string,
  ) {}

  get(path: string, headers?: Record<string, string>) {
    return this.request(path, { headers });
  }

  post(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.request(path, {
      method: 'POST',
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: JSON.stringify(body),
    });
  }

  async request(
    path: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<TestAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { Cookie: cookie }), ...init.headers };
    const response = await this.app.request(path, { ...init, headers }, this.address);
    for (const line of response.headers.getSetCookie()) this.storeCookie(line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
  }

  /** Tries to sign in with these credentials. */
  signIn(email: string, password: string) {
    return this.post('/api/auth/login', { email, password });
  }

  signOut() {
    return this.post('/api/auth/logout');
  }

  getUser() {
    return this.get('/api/auth/user');
  }

  private storeCookie(line: string) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** A user with an account. */
export class TestUser extends TestVisitor {
  constructor(
    app: TestApp,
    address: string,
    readonly account: Account,
  ) {
    super(app, address);
  }

  signUp() {
    return this.post('/api/auth/register', this.account);
  }

  /** Returns the same user in another browser, which is at this IP address and not signed in. */
  at(address: string): TestUser {
    return new TestUser(this.app, address, this.account);
  }

  /** Signs in with the user's own password. */
  signInAgain() {
    return this.signIn(this.account.email, this.account.password);
  }

  signInWithWrongPassword(times = 1): Promise<TestAnswer[]> {
    return Promise.all(
      Array.from({ length: times }, () => this.signIn(this.account.email, 'Not-the-right-1')),
    );
  }
}

export const RUTH = {
  firstName: 'Ruth',
  lastName: 'Elimelech',
  email: 'ruth@example.org',
  password: 'Gleaning7',
};
export const BOAZ = {
  firstName: 'Boaz',
  lastName: 'Salmon',
  email: 'boaz@example.org',
  password: 'Threshing7',
};
const NAOMI = {
  firstName: 'Naomi',
  lastName: 'Elimelech',
  email: 'naomi@example.org',
  password: 'Bethlehem7',
};

/**
 * Seeds Ruth, Boaz and the moderator Naomi, who have just signed up and are signed in, and a signed-out visitor. Hashes
 * each password once per process, because hashing takes longer than everything else.
 */
export async function seedUsers(settings?: Partial<Settings>) {
  const app = await createTestApp(settings);
  const ruth = await createUser(app, '192.0.2.1', RUTH);
  const boaz = await createUser(app, '192.0.2.2', BOAZ);
  const naomi = await createUser(app, '192.0.2.3', NAOMI);
  await app.db.execute(sql`update users set is_moderator = true where email = ${NAOMI.email}`);
  app.mailWorker.flush();
  return { ruth, boaz, naomi, visitor: new TestVisitor(app, '198.51.100.9'), app };
}

async function createUser(app: TestApp, address: string, account: Account): Promise<TestUser> {
  const member = new TestUser(app, address, account);
  const password = hashes.get(account.password) ?? hashPassword(account.password);
  hashes.set(account.password, password);
  const { id } = await createAccount(app, { ...account, password: await password }, true);
  const name = app.settings.PUBLIC_URL.startsWith('https:') ? '__Host-session' : 'session';
  member.cookies.set(name, await createSignedInUser(app.db, id));
  return member;
}

const hashes = new Map<string, Promise<string>>();

/** Inserts a session for this user and returns the token of its cookie. */
export async function createSignedInUser(db: Db, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const sid = createHash('sha256').update(token).digest('base64url');
  const sess = { signedInAt: new Date().toISOString(), browser: describeBrowser('') };
  await db.execute(sql`
    insert into sessions (sid, user_id, sess, expire)
    values (${sid}, ${userId}, ${JSON.stringify(sess)}::jsonb, now() + interval '30 days')`);
  return token;
}

/** Creates a signed-out visitor of an app without users. */
export async function createVisitor(settings?: Partial<Settings>, address = '198.51.100.9') {
  return new TestVisitor(await createTestApp(settings), address);
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export async function pointsOf(who: TestVisitor) {
  return (await who.getUser()).body.experiencePoints;
}

/** Asks for a streamed answer. */
export const STREAMING_HEADERS = { Accept: 'text/event-stream' };
