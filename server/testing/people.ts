import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openAccount } from '#server/auth/auth.service';
import { browserOf } from '#server/auth/browsers';
import { hashPassword } from '#server/auth/passwords';
import type { Db } from '#server/lib/db';
import type { Settings } from '#server/lib/settings';
import { house, type TestHouse } from './house';

export type Answer = {
  status: number;
  headers: Headers;
  /** The body as received. */
  text: string;
  /** The body parsed as JSON; empty if it is not JSON. */
  body: Record<string, unknown>;
};

type Account = { firstName: string; lastName: string; email: string; password: string };

/** A browser: one IP address and one cookie jar. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly house: TestHouse,
    readonly address: string,
  ) {}

  gets(path: string, headers?: Record<string, string>) {
    return this.calls(path, { headers });
  }

  posts(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.calls(path, {
      method: 'POST',
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: JSON.stringify(body),
    });
  }

  async calls(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { Cookie: cookie }), ...init.headers };
    const response = await this.house.request(path, { ...init, headers }, this.address);
    for (const line of response.headers.getSetCookie()) this.storeCookie(line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
  }

  /** Tries to sign in with these credentials. */
  signsIn(email: string, password: string) {
    return this.posts('/api/auth/login', { email, password });
  }

  signsOut() {
    return this.posts('/api/auth/logout');
  }

  asksWhoSheIs() {
    return this.gets('/api/auth/user');
  }

  private storeCookie(line: string) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** A user with an account. */
export class Member extends Visitor {
  constructor(
    house: TestHouse,
    address: string,
    readonly named: Account,
  ) {
    super(house, address);
  }

  signsUp() {
    return this.posts('/api/auth/register', this.named);
  }

  /** The same user in another browser at this IP address. */
  at(address: string): Member {
    return new Member(this.house, address, this.named);
  }

  /** Signs in with the user's own password. */
  comesBack() {
    return this.signsIn(this.named.email, this.named.password);
  }

  guessesWrong(times = 1): Promise<Answer[]> {
    return Promise.all(
      Array.from({ length: times }, () => this.signsIn(this.named.email, 'Not-the-right-1')),
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
 * Seeds Ruth, Boaz and Naomi the moderator, each just signed up and signed in, and a signed-out visitor. Passwords are
 * hashed once per process, because hashing takes longer than everything else.
 */
export async function people(settings?: Partial<Settings>) {
  const here = await house(settings);
  const ruth = await createUser(here, '192.0.2.1', RUTH);
  const boaz = await createUser(here, '192.0.2.2', BOAZ);
  const naomi = await createUser(here, '192.0.2.3', NAOMI);
  await here.db.execute(sql`update users set is_moderator = true where email = ${NAOMI.email}`);
  here.postman.wake();
  return { ruth, boaz, naomi, stranger: new Visitor(here, '198.51.100.9'), house: here };
}

async function createUser(here: TestHouse, address: string, named: Account): Promise<Member> {
  const member = new Member(here, address, named);
  const password = hashes.get(named.password) ?? hashPassword(named.password);
  hashes.set(named.password, password);
  const { id } = await openAccount(here, { ...named, password: await password }, true);
  const name = here.settings.PUBLIC_URL.startsWith('https:') ? '__Host-session' : 'session';
  member.cookies.set(name, await signedIn(here.db, id));
  return member;
}

const hashes = new Map<string, Promise<string>>();

/** Inserts a session for this user and returns the token of its cookie. */
export async function signedIn(db: Db, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const sid = createHash('sha256').update(token).digest('base64url');
  const sess = { signedInAt: new Date().toISOString(), browser: browserOf('') };
  await db.execute(sql`
    insert into sessions (sid, user_id, sess, expire)
    values (${sid}, ${userId}, ${JSON.stringify(sess)}::jsonb, now() + interval '30 days')`);
  return token;
}

/** A signed-out visitor of an app without users. */
export async function visitor(settings?: Partial<Settings>, address = '198.51.100.9') {
  return new Visitor(await house(settings), address);
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
