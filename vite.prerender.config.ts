import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const WEB = join(import.meta.dirname, 'web');

// Builds the screens for Node. The build runs the result once (`scripts/prerender.mjs`); the server never does.
export default defineConfig({
  root: 'web',
  publicDir: false,
  plugins: [react()],
  resolve: { alias: { '#web': WEB } },
  build: { ssr: join(WEB, 'app/prerender.tsx'), outDir: '../dist/prerender', emptyOutDir: true },
});
