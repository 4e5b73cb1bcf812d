import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { ADDRESSES, MAIL_SCREENS } from './contract/addresses';
import { PRODUCT_NAME } from './contract/product';

const API = 'http://localhost:3001';
const WEB = join(import.meta.dirname, 'web');
const LOAD_AFTER_PAINT = join(WEB, 'loadAfterPaint.ts');

const ALIASES = [
  { find: '#web', replacement: WEB },
  // React itself has this hook. The shim is only for older versions.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

/** The maximum size of the prerendered pages in bytes, about twice their current size. */
const DRAWN_MAX = 1024 * 1024;

const run = promisify(execFile);

/** The fonts of almost all text in the first paint. The page preloads them, before it has read the style sheet. */
const FIRST_FONTS = /(figtree|cormorant)-[\w-]{8}\.woff2$/;

/**
 * Groups the modules into a few files instead of dozens, because each file costs time on a slow connection. The groups
 * are the landing page, the code of the other public screens, the code of most signed-in screens, and the two parts of
 * Base UI, which not every screen needs.
 */
const GROUPS = [
  { name: 'begin', test: /web[\\/]loadAfterPaint/, priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'zod', test: /[\\/]zod[\\/]/, priority: 2 },
  { name: 'door', test: /web[\\/]lib[\\/](guide|dates)|contract[\\/]numbers|shield-check/, priority: 2 },
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
    name: 'common',
    test: /lucide-react|zustand|contract[\\/]levels|web[\\/]lib[\\/]|web[\\/](shared|ui)[\\/](?!Progress|dialog[\\/][Dd]ialog)/,
    minShareCount: 3,
  },
];

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  resolve: { alias: ALIASES },
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    loadAfterPaint(),
    firstFiles(),
    drawPages(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'offline',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}', '*.svg'],
        // This large editor is only for moderators, so it is loaded when a moderator opens it.
        globIgnores: ['assets/DescriptionEditor-*.js'],
      },
      manifest: {
        name: PRODUCT_NAME,
        short_name: PRODUCT_NAME,
        description: 'A quiet place to lay burdens down and find company.',
        start_url: '/',
        display: 'standalone',
        background_color: '#000000',
        theme_color: '#000000',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
    brotli(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
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

/**
 * Preloads the main script and inserts a small script that waits for the first paint before it runs the main script.
 */
function loadAfterPaint(): Plugin {
  return {
    name: 'load-after-paint',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: LOAD_AFTER_PAINT });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [begin] = chunksOf(bundle, LOAD_AFTER_PAINT);
        const main = '<script type="module" crossorigin src=';
        if (!begin || !html.includes(main)) throw new Error('The page has no script to begin with.');
        return {
          html: html.replace(
            /<script type="module" crossorigin src=("[^"]+")><\/script>/,
            '<link rel="modulepreload" data-main crossorigin href=$1>',
          ),
          tags: [
            {
              tag: 'script',
              attrs: { type: 'module', crossorigin: true, src: `/${begin.fileName}` },
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}

/**
 * Lists the scripts and styles that each URL loads first, for visitors and for signed-in users. The server names them
 * in the page, so that the browser requests all of them at once instead of one after the other.
 */
function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const known = filesOf(chunksOf(bundle, join(WEB, 'main.tsx')), bundle);
      const begin = (...sources: string[]) =>
        [...filesOf(chunksOf(bundle, ...sources), bundle)].filter((file) => !known.has(file));
      const inside = join(WEB, 'app/AppLayout.tsx');
      const visitor = screensIn('app/App.tsx').map(([address, file]) => [address, begin(file)]);
      const person = screensIn('app/screens.tsx').map(([address, file]) => [address, begin(inside, file)]);
      const source = JSON.stringify({
        visitor: Object.fromEntries(visitor),
        person: Object.fromEntries(person),
      });
      const found = [...visitor, ...person].map(([address]) => address);
      const missing = [...ADDRESSES, ...MAIL_SCREENS].filter((address) => !found.includes(address));
      if (missing.length > 0) this.error(`No screen was found for ${missing.join(', ')}.`);
      this.emitFile({ type: 'asset', fileName: 'first-files.json', source });
    },
  };
}

function chunksOf(bundle: Rolldown.OutputBundle, ...sources: string[]) {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ moduleIds }) => sources.some((source) => moduleIds.includes(source)));
}

/** Returns the URLs that a file lists, each with the file of its screen. */
function screensIn(file: string): [address: string, file: string][] {
  const code = readFileSync(join(WEB, file), 'utf8');
  const named = code.matchAll(/'(\/[^']*)': (?:(?!': ).)*?import\('#web\/([^']+)'\)/gs);
  return [...named].map(([, address = '', screen = '']) => [address, join(WEB, `${screen}.tsx`)]);
}

/** Returns the files of these chunks, of all their static imports, and of their styles. */
function filesOf(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle, files = new Set<string>()) {
  for (const { fileName, imports, viteMetadata } of chunks) {
    if (files.has(fileName)) continue;
    for (const style of viteMetadata?.importedCss ?? []) files.add(style);
    files.add(fileName);
    const needed = imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
    filesOf(needed, bundle, files);
  }
  return files;
}

/** Prerenders the pages as HTML, so that users see the screen before any script has loaded. */
function drawPages(): Plugin {
  return {
    name: 'draw-pages',
    apply: 'build',
    async generateBundle() {
      const outDir = join(import.meta.dirname, 'dist/prerender');
      await build({
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
        resolve: { alias: { '#web': WEB } },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        // Includes all packages, because the server renders pages with this file too and may not have the web's
        // packages.
        ssr: { noExternal: true },
        build: { ssr: join(WEB, 'app/prerender.tsx'), outDir, emptyOutDir: true },
      });
      const draw = [join(import.meta.dirname, 'scripts/prerender.mjs'), join(outDir, 'prerender.js')];
      const { stdout } = await run(process.execPath, draw, { env: { PRODUCT_NAME }, maxBuffer: DRAWN_MAX });
      this.emitFile({ type: 'asset', fileName: 'prerendered.json', source: stdout });
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
