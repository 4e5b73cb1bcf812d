import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = 'http://localhost:3001';
const WEB = join(import.meta.dirname, 'web');

const ALIASES = [
  { find: '#web', replacement: WEB },
  { find: /^zod$/, replacement: join(WEB, 'lib/zod.ts') },
  // React itself has this hook. The shim is only for older versions.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

/** The font of titles and Scripture in the first paint. The page preloads it, before it has read the style sheet. */
const FIRST_FONTS = /cormorant-[\w-]{8}\.woff2$/;

/**
 * Groups the modules into a few files instead of dozens, because each file costs time on a slow connection. The groups
 * are the landing page, the code of the other public screens, the code of most signed-in screens, and the two parts of
 * Base UI and the code that reads aloud, which not every screen needs.
 */
const GROUPS = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'zod', test: /[\\/]zod[\\/]|web[\\/]lib[\\/]zod/, priority: 2 },
  {
    name: 'door',
    test: /web[\\/]lib[\\/](dates|navigation[\\/]reader|lazyWithPreload)|contract[\\/]fields[\\/]numbers|shield-check|icons[\\/]check\.|zustand|web[\\/]ui[\\/](forms[\\/]Checkbox|toast[\\/](toast|errorToasts)\.)|web[\\/]shared[\\/](PrivacyNote|scripture[\\/](ScriptureText|GlossedWord))/,
    priority: 2,
  },
  {
    name: 'base',
    test: /@base-ui[\\/](utils|react[\\/](internals|floating-ui-react[\\/]utils))/,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'dialog',
    test: /@base-ui[\\/]react[\\/](dialog|floating-ui-react)|web[\\/]ui[\\/]dialog[\\/][Dd]ialog/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'listening',
    test: /web[\\/](shared[\\/]listening|lib[\\/]textHighlights)|icons[\\/](pause|play|circle-stop|volume-2)\./,
    priority: 2,
  },
  {
    name: 'common',
    test: /lucide-react|zustand|contract[\\/]levels|web[\\/]lib[\\/]|web[\\/](shared|ui)[\\/](?!Progress|dialog[\\/][Dd]ialog)/,
    minShareCount: 3,
  },
];

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  resolve: { alias: ALIASES },
  plugins: [react(), tailwindcss(), preloadFonts(), lowScriptPriority(), brotli()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // The font of the interface, so that the first paint of a first visit already has it.
    assetsInlineLimit: (path) => path.endsWith('/web/fonts/figtree.woff2'),
    // The prerendering step reads it to find the files of each screen.
    manifest: true,
    target: 'es2022',
    // Browsers without `modulepreload` still load these files, only later.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { port: 3000, proxy: { '/api': API, '/avatars': API } },
});

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          })),
    },
  };
}

/** Gives scripts a low priority, because the prerendered page needs the bandwidth for its styles and fonts first. */
function lowScriptPriority(): Plugin {
  return {
    name: 'low-script-priority',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" '),
    },
  };
}

/** Writes a compressed .br file next to every script and style sheet. The server sends these files as they are. */
function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      for (const fileName of Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))) {
        const file = join(dir, fileName);
        await writeFile(`${file}.br`, brotliCompressSync(await readFile(file), { params }));
      }
    },
  };
}
