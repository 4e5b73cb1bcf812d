import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Code that can connect to another machine. */
const CONNECTS =
  /\bfetch\s*\(|createTransport|\bnew (?:pg\.)?(?:Client|Pool|WebSocket)\b|from '(?:node:)?(?:https?|http2|net|tls|dgram|dns|undici|ws)(?:\/\w+)?'/;

/** The files that connect to something; no address comes from a user. */
const KNOWN_FILES = [
  // Another process of ours on this machine, through the lock's socket.
  'server/lib/directoryLock.ts',
  // The operator's PostgreSQL; a restore first checks that it is empty.
  'server/lib/db.ts',
  'server/backup/emptyDatabase.ts',
  // The operator's mail server.
  'server/lib/mailWorker.ts',
  // The running server, to which a command connects through a socket in the data directory.
  'server/lib/commandSocket.ts',
  // The operator's model; redirects to other hosts are not followed.
  'server/guide/model.ts',
  // Two ports of this machine, once at startup, to detect a local model.
  'server/guide/localModel.ts',
];

/** Imports types and opens the server's own port. */
const LISTENING_FILES = ['server/main.ts'];

test('the server connects only to machines that the operator configured', () => {
  const sources = sourcesIn('server', 'contract', 'content');

  const connecting = sources.filter(({ text }) => CONNECTS.test(text)).map(({ file }) => file);

  expect(sources.length).toBeGreaterThan(150);
  expect(connecting.filter((file) => !LISTENING_FILES.includes(file)).sort()).toEqual(
    [...KNOWN_FILES].sort(),
  );
});

test('no code is built from text, and no text is inserted into a page as HTML', () => {
  const sources = sourcesIn('server', 'contract', 'content', 'web');

  const unsafe = sources.filter(({ text }) =>
    /\beval\(|new Function\(|[iI]nnerHTML|insertAdjacentHTML|document\.write\(|child_process/.test(text),
  );

  expect(unsafe.map(({ file }) => file)).toEqual([]);
});

test('the web is built without source maps, which is Vite’s default', () => {
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
