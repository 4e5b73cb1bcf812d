import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const WEB = join(import.meta.dirname, 'dist/web');

/** The files that the app needs offline. The large editor is left out, because only moderators open it. */
const PRECACHED =
  /^(?:index\.html|manifest\.webmanifest|[\w-]+\.(?:svg|png)|assets\/(?!DescriptionEditor-).+\.(?:js|css|woff2))$/;

// Builds the service worker after the web, because it contains the list of the built files.
export default defineConfig({
  publicDir: false,
  define: { PRECACHED_FILES: JSON.stringify(precachedFiles()) },
  build: {
    outDir: WEB,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'web/offline/sw.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

/** The name of an asset contains the hash of its content, so only the other files need a revision. */
function precachedFiles() {
  return readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => PRECACHED.test(file))
    .sort()
    .map((file) => ({ url: `/${file}`, revision: file.startsWith('assets/') ? null : hashOf(file) }));
}

function hashOf(file: string) {
  return createHash('sha256')
    .update(readFileSync(join(WEB, file)))
    .digest('hex')
    .slice(0, 16);
}
