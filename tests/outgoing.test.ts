import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Whatever can reach another machine. */
const REACHES =
  /\bfetch\s*\(|createTransport|\bnew (?:pg\.)?(?:Client|Pool|WebSocket)\b|from '(?:node:)?(?:https?|http2|net|tls|dgram|dns|undici|ws)(?:\/\w+)?'/;

/** Each with what it reaches: no address in it is one that a person gave. */
const KNOWN = [
  // A process of ours on this machine, by the socket that is the lock.
  'server/lib/directoryLock.ts',
  // The operator's PostgreSQL; a restore looks first whether somebody lives there.
  'server/lib/db.ts',
  'server/backup/untouched.ts',
  // The operator's mail server.
  'server/lib/mail.ts',
  // The house beside which a command runs, by a socket in its own directory.
  'server/lib/operatorSocket.ts',
  // The operator's model, and no host that it sends us on to.
  'server/guide/model.ts',
  // Two ports of this machine, once at the start, to name a model that runs there.
  'server/guide/localModel.ts',
];

/** Types, and the server that is listened on. */
const LISTENS = ['server/main.ts'];

test('the server reaches no other machine but those that its operator named', () => {
  const sources = sourcesIn('server', 'contract', 'content');

  const reaching = sources.filter(({ text }) => REACHES.test(text)).map(({ file }) => file);

  expect(sources.length).toBeGreaterThan(150);
  expect(reaching.filter((file) => !LISTENS.includes(file)).sort()).toEqual([...KNOWN].sort());
});

test('no program is made of text, and no text becomes a part of a page but as text', () => {
  const sources = sourcesIn('server', 'contract', 'content', 'web');

  const daring = sources.filter(({ text }) =>
    /\beval\(|new Function\(|[iI]nnerHTML|insertAdjacentHTML|document\.write\(|child_process/.test(text),
  );

  expect(daring.map(({ file }) => file)).toEqual([]);
});

test('the pages are built without a map of their sources, which is what the builder does unasked', () => {
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
    expect(readFileSync(config, 'utf8')).not.toMatch(/sourcemap/i);
  }
});

function sourcesIn(...folders: string[]): { file: string; text: string }[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('server/testing/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
