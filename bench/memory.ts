import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AVATAR_MAX_BYTES } from '#contract/account/account';
import { BODY_MAX_BYTES } from '#contract/fields/limits';
import { ROOT } from '#server/lib/paths';
import { ensureBuilt } from '../scripts/build.mjs';
import { callServer, registerUser } from './faults/calls';
import { type HeldRequest, holdRequest } from './memory/heldRequests';
import { startProcess } from './server/processes';

// Measures the memory (RSS) of the built server while one client sends 200 picture uploads and 800 JSON bodies without
// their last bytes. Also checks that another user is served meanwhile. Exits with 1 if a goal is missed.

/** compose.yaml limits a process to 768 MB. A process at rest uses about 250 MB. */
const MEMORY_GOAL_MB = 500;

/** The time for two requests in a row, which share the CPU with the requests being rejected. */
const OTHER_USER_GOAL_MS = 5000;

/** A one-pixel image. */
const SMALL_GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const UPLOADS = 200;
const BODIES = 800;

/** Shorter than the server's request timeout of 30 seconds. */
const HOLD_MS = 8000;
const AFTER_MS = 10_000;
const SAMPLE_MS = 100;

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'stillwaters-memory-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const server = await startProcess(join(ROOT, 'dist/server/main.js'), { DATA_DIR: folder, LIMITS: 'on' });
const holder = await signedUp('holder@example.org');
const other = await signedUp('other@example.org');
// Warm-up: the first picture loads the image library.
await uploadPicture(other);
await server.settled();

const misses: string[] = [];
const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
const phases = {
  'at rest': [],
  [`${UPLOADS} uploads of 5 MB`]: [holdUploads],
  [`${BODIES} bodies of 256 KB, signed in`]: [() => holdBodies('/api/dreams/interpret', holder)],
  [`${BODIES} bodies of 256 KB, visitor`]: [() => holdBodies('/api/auth/login')],
  'uploads and bodies': [holdUploads, () => holdBodies('/api/dreams/interpret', holder)],
  after: [],
};
for (const [name, holds] of Object.entries(phases)) {
  rows[name] = await measure(name, holds);
  await wait(AFTER_MS);
}
await server.end();

console.table(rows);
for (const miss of misses) console.log(`Failed: ${miss}`);
process.exit(misses.length === 0 ? 0 : 1);

async function measure(name: string, holds: (() => Promise<HeldRequest>[])[]) {
  let peak = server.memory();
  const sampling = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, SAMPLE_MS);
  // Each promise also resolves if the server closes the connection early.
  const held = await Promise.all(holds.flatMap((hold) => hold()));
  const start = performance.now();
  const served = await otherUserIsServed();
  const otherMs = Math.round(performance.now() - start);
  await wait(HOLD_MS);
  clearInterval(sampling);
  const open = held.filter((one) => one.isOpen() && one.status() === null).length;
  const answered = new Map<number | string, number>();
  for (const one of held) {
    const status = one.status() ?? (one.isOpen() ? 'held' : 'cut off');
    answered.set(status, (answered.get(status) ?? 0) + 1);
  }
  for (const one of held) one.close();

  if (peak > MEMORY_GOAL_MB) misses.push(`${name}: ${Math.round(peak)} MB (goal ${MEMORY_GOAL_MB})`);
  if (!served || otherMs > OTHER_USER_GOAL_MS) {
    misses.push(`${name}: another user ${served ? `was served after ${otherMs} ms` : 'was not served'}`);
  }
  return {
    'peak, MB': Math.round(peak),
    held: open,
    answered: [...answered].map(([status, times]) => `${times} × ${status}`).join(', '),
    'other user served': served,
    'in ms': otherMs,
  };
}

function holdUploads(): Promise<HeldRequest>[] {
  const boundary = 'held';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.alloc(AVATAR_MAX_BYTES, 1),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  const upload = { url: server.url, path: '/api/auth/avatar', type, cookie: holder, body };
  return Array.from({ length: UPLOADS }, () => holdRequest(upload));
}

function holdBodies(path: string, cookie?: string): Promise<HeldRequest>[] {
  const body = Buffer.alloc(BODY_MAX_BYTES, ' ');
  return Array.from({ length: BODIES }, () =>
    holdRequest({ url: server.url, path, type: 'application/json', cookie, body }),
  );
}

/** Sends a dream and uploads a picture as a user at another IP address. */
async function otherUserIsServed(): Promise<boolean> {
  const dream = await callServer({ url: server.url, cookie: other }, '/api/dreams/interpret', {
    body: { dreamText: 'A white bird stood on the water.' },
  });
  return dream?.status === 200 && (await uploadPicture(other)) === 200;
}

async function signedUp(email: string): Promise<string> {
  const { answer, user } = await registerUser(server.url, email);
  if (!user) throw new Error(`Signing up failed: ${answer?.status} ${answer?.text}`);
  return user.cookie;
}

async function uploadPicture(cookie: string): Promise<number> {
  const form = new FormData();
  form.append('avatar', new File([SMALL_GIF], 'small.gif', { type: 'image/gif' }));
  const { status } = await fetch(`${server.url}/api/auth/avatar`, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: form,
  });
  return status;
}
