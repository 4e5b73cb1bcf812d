import { defineConfig, type Rolldown } from 'vite';

// One file of our own code; what comes from npm stays in node_modules, where its native parts are found.
export default defineConfig({
  plugins: [{ name: 'ascii', generateBundle: (_options, bundle) => Object.values(bundle).forEach(inAscii) }],
  build: {
    ssr: true,
    rolldownOptions: { input: ['server/main.ts', 'server/lib/rendererThread.ts'] },
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    emptyOutDir: true,
  },
});

/** V8 keeps a file that holds a single curly quote at two bytes a letter: three megabytes more, for as long as it runs. */
function inAscii(file: Rolldown.OutputChunk | Rolldown.OutputAsset) {
  if (file.type !== 'chunk') return;
  const asEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  file.code = file.code.replace(/[\u0080-\uffff]/g, asEscape);
}
