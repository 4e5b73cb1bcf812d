import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '#server/lib/paths';
import { startServerProcess } from '../serverProcess';

const POLL_MS = 50;

export type BenchUser = 'visitor' | 'member' | 'moderator';

export type DemoServer = {
  url: string;
  cookies: Record<BenchUser, string | null>;
  /** Requests the API as a signed-in user. */
  ask: <Answer>(path: string) => Promise<Answer>;
  /** Sends a new mail and returns its link, for screens that are reached only through a mail. */
  mailed: (screen: string) => Promise<string>;
  close: () => Promise<void>;
};

/** Starts the built server on the demo data, with Ruth and the moderator Naomi signed in. */
export async function openDemoServer(): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-web-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const password = await seedDemo(folder);
  const server = await startServerProcess({ DATA_DIR: folder });
  const cookies = {
    visitor: null,
    member: await signIn(server.url, { email: 'ruth@example.org', password }),
    moderator: await signIn(server.url, { email: 'naomi@example.org', password }),
  };
  return {
    url: server.url,
    cookies,
    ask: async (path) => (await fetch(server.url + path, { headers: { Cookie: cookies.member } })).json(),
    mailed: (screen) => mailedLink(server.url, join(folder, 'mail'), screen),
    close: async () => {
      await server.end('SIGTERM');
    },
  };
}

/** Seeds the demo data and returns the password of all its users. */
async function seedDemo(folder: string): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ENV_FILE: devNull };
  const tsx = join(ROOT, 'node_modules/.bin/tsx');
  const { stdout } = await promisify(execFile)(tsx, ['server/demo.ts'], { cwd: ROOT, env });
  const [, password] = stdout.match(/the password (\S+)/) ?? [];
  if (!password) throw new Error(`The demo prints no password: ${stdout}`);
  return password;
}

/** Signs up a new user and requests a password reset, so that both mails are sent. */
async function mailedLink(url: string, mails: string, screen: string): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const name = { firstName: 'Lydia', lastName: 'Seller of purple' };
  await post(`${url}/api/auth/register`, { email, password: 'Gleaning-in-the-field-7', ...name });
  await post(`${url}/api/auth/forgot-password`, { email });
  const link = new RegExp(`${screen}#[\\w-]+`);
  while (true) {
    const texts = existsSync(mails) ? readdirSync(mails).map((name) => readMail(join(mails, name))) : [];
    const [found] = texts.find((text) => text.includes(email) && link.test(text))?.match(link) ?? [];
    if (found) return found;
    await wait(POLL_MS);
  }
}

/** Reads a mail without its soft line breaks. */
function readMail(file: string): string {
  return readFileSync(file, 'utf8').replace(/=\r?\n/g, '');
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function signIn(url: string, form: { email: string; password: string }): Promise<string> {
  const response = await post(`${url}/api/auth/login`, form);
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || !cookie) throw new Error(`Signing in failed: ${await response.text()}`);
  return cookie.replace(/;.*/, '');
}
