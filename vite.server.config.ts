import { defineConfig } from 'vite';

// One file of our own code; what comes from npm stays in node_modules, where its native parts are found.
export default defineConfig({
  build: {
    ssr: true,
    rolldownOptions: { input: ['server/main.ts', 'server/lib/rendererThread.ts'] },
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    emptyOutDir: true,
  },
});
