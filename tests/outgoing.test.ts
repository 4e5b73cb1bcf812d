import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Matches code that can connect to another machine. */
const CONNECTS =
  /\bfetch\s*\(|createTransport|\bnew (?:pg\.)?(?:Client|Pool|WebSocket)\b|from '(?:node:)?(?:https?|http2|net|tls|dgram|dns|undici|ws)(?:\/\w+)?'/;

/** The files that open connections. In none of them does the address come from a user. */
const KNOWN_FILES = [
  // Connects to another process of ours on this machine, through the lock's socket.
  'server/db/directoryLock.ts',
  // Connect to the operator's PostgreSQL. The second file is for commands that must not migrate it.
  'server/db/serverDatabase.ts',
  'server/db/openWithoutMigrating.ts',
  // Connects to the operator's mail server.
  'server/mail/mailWorker.ts',
  // Connects a command to the running server, through a socket in the data directory.
  'server/cli/commandSocket.ts',
  // Connects to the operator's language model. Does not follow redirects to other hosts.
  'server/guide/model/model.ts',
  // Connects to two ports of this machine, once at startup, to detect a local model.
  'server/guide/model/localModel.ts',
];

/** These files match `CONNECTS`, but only import types and open the server's own port. */
const LISTENING_FILES = ['server/main.ts'];

test('only the listed source files of the server can open a connection to another machine', () => {
  const sources = sourcesIn('server', 'contract', 'content');

  const connecting = sources.filter(({ text }) => CONNECTS.test(text)).map(({ file }) => file);

  expect(sources.length).toBeGreaterThan(150);
  expect(connecting.filter((file) => !LISTENING_FILES.includes(file)).sort()).toEqual(
    [...KNOWN_FILES].sort(),
  );
});

test('no source file uses eval, innerHTML, child_process or a similar way to run or insert text', () => {
  const sources = sourcesIn('server', 'contract', 'content', 'web');

  const unsafe = sources.filter(({ text }) =>
    /\beval\(|new Function\(|[iI]nnerHTML|insertAdjacentHTML|document\.write\(|child_process/.test(text),
  );

  expect(unsafe.map(({ file }) => file)).toEqual([]);
});

test('the build settings do not turn on source maps, which are off by default', () => {
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
