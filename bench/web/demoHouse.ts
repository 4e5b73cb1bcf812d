import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#server/lib/paths';
import { startServer } from '../serverProcess';

export type Who = 'visitor' | 'member' | 'moderator';

export type DemoHouse = {
  url: string;
  cookies: Record<Who, string | null>;
  /** A call of the API as a member. */
  ask: <Answer>(path: string) => Promise<Answer>;
  close: () => Promise<void>;
};

/** The built server over the community of `npm run demo`, with Ruth and Naomi, the moderator, signed in. */
export async function openHouse(): Promise<DemoHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-web-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const password = await seedDemo(folder);
  const server = await startServer({ DATA_DIR: folder });
  const cookies = {
    visitor: null,
    member: await signIn(server.url, { email: 'ruth@example.org', password }),
    moderator: await signIn(server.url, { email: 'naomi@example.org', password }),
  };
  return {
    url: server.url,
    cookies,
    ask: async (path) => (await fetch(server.url + path, { headers: { Cookie: cookies.member } })).json(),
    close: async () => {
      await server.end('SIGTERM');
    },
  };
}

/** Answers the password that all of its people have. */
async function seedDemo(folder: string): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ENV_FILE: devNull };
  const tsx = join(ROOT, 'node_modules/.bin/tsx');
  const { stdout } = await promisify(execFile)(tsx, ['server/demo.ts'], { cwd: ROOT, env });
  const [, password] = stdout.match(/the password (\S+)/) ?? [];
  if (!password) throw new Error(`The demo names no password: ${stdout}`);
  return password;
}

async function signIn(url: string, form: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || !cookie) throw new Error(`Nobody could sign in: ${await response.text()}`);
  return cookie.replace(/;.*/, '');
}
