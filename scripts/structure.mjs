// Prints the structure of the code: files and lines of every folder, imports that leave it, and folders that import each
// other in a cycle. Tests are left out.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { binPath, PROJECT_ROOT } from './run.mjs';

const SIDES = ['contract', 'content', 'language', 'server', 'web'];
const TEST = /\.test\.tsx?$|\/testing\//;

/** @type {{ modules: { source: string, dependencies: { resolved: string }[] }[] }} */
const { modules } = JSON.parse(
  execFileSync(binPath('depcruise'), [...SIDES, '--output-type', 'json'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  }),
);
const own = modules.filter(
  ({ source }) => SIDES.some((side) => source.startsWith(`${side}/`)) && !TEST.test(source),
);

/** @type {Map<string, { files: number, lines: number, longest: number, imports: Map<string, number> }>} */
const folders = new Map();
for (const { source, dependencies } of own) {
  const folder = folderAt(dirname(source));
  const lines = readFileSync(join(PROJECT_ROOT, source), 'utf8').split('\n').length;
  folder.files += 1;
  folder.lines += lines;
  folder.longest = Math.max(folder.longest, lines);
  for (const { resolved } of dependencies) {
    const target = dirname(resolved);
    if (target === dirname(source) || TEST.test(resolved) || !SIDES.includes(target.split('/')[0] ?? ''))
      continue;
    folder.imports.set(target, (folder.imports.get(target) ?? 0) + 1);
  }
}

console.table(
  Object.fromEntries(
    [...folders]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, { files, lines, longest, imports }]) => [
        name,
        {
          files,
          lines,
          'longest file': longest,
          'folders it imports': imports.size,
          'imports that leave it': [...imports.values()].reduce((sum, count) => sum + count, 0),
        },
      ]),
  ),
);
const cycles = [...folders].flatMap(([name, { imports }]) =>
  [...imports.keys()]
    .filter((other) => name < other && folders.get(other)?.imports.has(name))
    .map((other) => `${name} ↔ ${other}`),
);
console.log(
  `${folders.size} folders, ${own.length} files, ${cycles.length} pairs of folders import each other:`,
);
for (const cycle of cycles.sort()) console.log(`  ${cycle}`);

function folderAt(/** @type {string} */ name) {
  const folder = folders.get(name) ?? { files: 0, lines: 0, longest: 0, imports: new Map() };
  folders.set(name, folder);
  return folder;
}
