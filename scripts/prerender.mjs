// Writes the prerendered pages and the files that each of them preloads. Runs in its own process after the builds of the
// screens for the browser and for Node.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './run.mjs';

/** @typedef {import('vite').Manifest} Manifest */

const WEB = join(PROJECT_ROOT, 'dist/web');
const ENTRY = 'index.html';
const LAYOUT = 'app/AppLayout.tsx';

/** @type {Manifest} */
const manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8'));
const { prerenderPages } = await import(join(PROJECT_ROOT, 'dist/prerender/prerender.js'));
const { visitor, person } = await prerenderPages();
const pages = { visitor: prepared(visitor, []), person: prepared(person, [LAYOUT]) };
writeFileSync(join(WEB, 'pages.json'), JSON.stringify(pages));
// The screens have started timers.
process.exit();

function prepared(
  /** @type {Record<string, { html: string, source: string | null }>} */ rendered,
  /** @type {string[]} */ layout,
) {
  return Object.fromEntries(
    Object.entries(rendered).map(([address, { html, source }]) => {
      const entryFiles = filesOf(ENTRY);
      const files = [...layout, ...(source ? [source] : [])].flatMap((name) => [...filesOf(name)]);
      return [address, { html, files: [...new Set(files)].filter((file) => !entryFiles.has(file)) }];
    }),
  );
}

/** Returns the scripts and styles of a source file and of everything that it imports statically. */
function filesOf(/** @type {string} */ source, /** @type {Set<string>} */ files = new Set()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`Vite’s manifest has no ${source}.`);
  if (files.has(chunk.file)) return files;
  for (const style of chunk.css ?? []) files.add(style);
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, files);
  return files;
}
