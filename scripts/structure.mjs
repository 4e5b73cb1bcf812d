// Prints the structure of the code: files and lines of every folder, imports that leave it, folders that import each
// other in a cycle, the files from a click to a row, and the files that write the shape of a post. Tests are left out.
// Fails if folders of the server import each other in a cycle.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderCycles, isTest, shortestPath } from './folderCycles.mjs';
import { binPath, PROJECT_ROOT } from './run.mjs';

const SIDES = ['contract', 'content', 'language', 'server', 'web'];

/**
 * What a reader of a call reads, in order: the component of the click, the file that sends the request, the routes, and
 * the queries that write the row. A dream is not stored; its row is the experience.
 * @type {Record<string, [string, string, string, string]>}
 */
/** @type {Record<string, [component: string, request: string, routes: string, queries: string]>} */
const CALLS = {
  'a post': [
    'web/community/rooms/RoomView.tsx',
    'web/community/newPost/newPost.hooks.ts',
    'server/community/posts/posts.routes.ts',
    'server/community/posts/posts.queries.ts',
  ],
  'a sign-up': [
    'web/landing/SignUpForm.tsx',
    'web/lib/session/session.hooks.ts',
    'server/account/account.routes.ts',
    'server/account/account.queries.ts',
  ],
  'a dream': [
    'web/dreams/DreamsScreen.tsx',
    'web/dreams/dreams.hooks.ts',
    'server/dreams/dreams.routes.ts',
    'server/progress/progress.queries.ts',
  ],
};

/** Columns of a post that the contract names, too. */
const POST_COLUMNS = [
  'roomId',
  'themeId',
  'content',
  'annotations',
  'anonymous',
  'editedAt',
  'answeredAt',
  'thanks',
];

/** @type {{ modules: { source: string, dependencies: { resolved: string, dependencyTypes: string[] }[] }[] }} */
const { modules } = JSON.parse(
  execFileSync(binPath('depcruise'), [...SIDES, '--output-type', 'json'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  }),
);
const own = modules.filter(
  ({ source }) => SIDES.some((side) => source.startsWith(`${side}/`)) && !isTest(source),
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
    if (target === dirname(source) || isTest(resolved) || !SIDES.includes(target.split('/')[0] ?? ''))
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
const cycles = SIDES.flatMap((side) => folderCycles(modules, side));
console.log(`${folders.size} folders, ${own.length} files, ${cycles.length} cycles of folders:`);
for (const cycle of cycles) console.log(`  ${cycle}`);

for (const [call, [component, request, routes, queries]] of Object.entries(CALLS)) {
  const files = [...pathBetween(component, request), ...pathBetween(routes, queries)];
  console.log(`From click to row, ${call}: ${files.length} files`);
  for (const file of files) console.log(`  ${file}`);
}

const shapes = own.map(({ source }) => source).filter(writesShapeOfPost);
console.log(`The shape of a post is written in ${shapes.length} files:`);
for (const file of shapes) console.log(`  ${file}`);

if (cycles.some((cycle) => cycle.startsWith('server/'))) process.exitCode = 1;

/** Returns the files on the shortest way of imports from one file to another. Imports of types are no calls. */
function pathBetween(/** @type {string} */ from, /** @type {string} */ to) {
  const importsOf = (/** @type {string} */ file) =>
    modules
      .find(({ source }) => source === file)
      ?.dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .map(({ resolved }) => resolved) ?? [];
  const path = shortestPath(from, to, importsOf);
  if (!path) throw new Error(`${from} no longer leads to ${to}.`);
  return path;
}

/** Whether a file writes most columns of a post as keys of an object. */
function writesShapeOfPost(/** @type {string} */ file) {
  const keys = keysIn(readFileSync(join(PROJECT_ROOT, file), 'utf8'));
  return POST_COLUMNS.filter((column) => keys.has(column)).length > POST_COLUMNS.length / 2;
}

function keysIn(/** @type {string} */ text) {
  return new Set([...text.matchAll(/^\s+(\w+):/gm)].map(([, key]) => key));
}

function folderAt(/** @type {string} */ name) {
  const folder = folders.get(name) ?? { files: 0, lines: 0, longest: 0, imports: new Map() };
  folders.set(name, folder);
  return folder;
}
