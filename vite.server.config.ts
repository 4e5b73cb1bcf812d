import { defineConfig, type Rolldown } from 'vite';

// Bundles only our own code. npm packages stay in node_modules, because some of them load native files from there.
export default defineConfig({
  plugins: [{ name: 'ascii', generateBundle: (_options, bundle) => Object.values(bundle).forEach(inAscii) }],
  build: {
    ssr: true,
    rolldownOptions: { input: ['server/main.ts', 'server/cli.ts', 'server/demo.ts'] },
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    emptyOutDir: true,
  },
});

/**
 * Escapes non-ASCII characters. With a single curly quote, V8 would store the whole file with two bytes per character,
 * which takes 3 MB more memory.
 */
function inAscii(file: Rolldown.OutputChunk | Rolldown.OutputAsset) {
  if (file.type !== 'chunk') return;
  const asEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  file.code = file.code.replace(/[\u0080-\uffff]/g, asEscape);
}
