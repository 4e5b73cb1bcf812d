import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '#server/lib/paths';

const REQUESTS = [
  "fetch('/api/burdens')",
  "window.fetch('/api/burdens')",
  "globalThis.fetch('/api/burdens')",
  "new XMLHttpRequest().open('POST', '/')",
  "new EventSource('/')",
  "new WebSocket('wss://example.org')",
  "navigator.sendBeacon('/', 'burden')",
  "window.navigator.sendBeacon('/', 'burden')",
  "new Image().src = '/?burden'",
];

test('the linter rejects every kind of network request in a sanctuary file, and accepts a request elsewhere', () => {
  const files = REQUESTS.map((request, at) => [`web/sanctuary/request${at}.ts`, request] as const);

  const rejected = rejectedFiles(new Map([...files, ['web/lib/request.ts', "fetch('/api/rooms')"]]));

  expect(rejected).toEqual(new Set(files.map(([file]) => file)));
});

/** Lints files with our configuration in a temporary folder, and returns those that use a restricted global. */
function rejectedFiles(files: ReadonlyMap<string, string>): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { $schema: _, vcs: __, ...config } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  for (const [file, call] of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), `export function send() {\n  ${call};\n}\n`);
  }
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const args = ['lint', '--only=style/noRestrictedGlobals', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
  const reported = stdout.matchAll(/noRestrictedGlobals,file=([^,]+),/g);
  return new Set([...reported].map(([, file = '']) => relative(folder, file)));
}
