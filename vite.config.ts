import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PRODUCT_NAME } from './contract/product';

const API = 'http://localhost:3001';

/** What the first paint is set in; the page asks for these before it has read the styles. */
const FIRST_FONTS = /(figtree-latin-wght-normal|cormorant-garamond-latin-wght-(normal|italic)).*\.woff2$/;

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  resolve: { alias: { '#web': join(import.meta.dirname, 'web') } },
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'offline',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}', '*.svg'],
        // A moderator's tool, and a large one; it is fetched when one opens it.
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
  build: { outDir: '../dist/web', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
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

/** Writes a .br beside every script and style, which the server hands out as it is. */
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
