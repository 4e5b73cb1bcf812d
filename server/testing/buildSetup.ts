import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { FIRST_NAME_PLACEHOLDER, type PreparedPages } from '#contract/pages/prerendering';
import { ROOT } from '#server/lib/paths';

const pageOf = (html: string, ...files: string[]) => ({ html, files });

const PAGES: PreparedPages = {
  visitor: {
    '/': pageOf('<h1>Stillwaters</h1>'),
    '/forgot-password': pageOf('<h1>Forgot your password?</h1>', 'assets/forgot.js'),
  },
  person: {
    '/': pageOf(`<p>Peace to you, ${FIRST_NAME_PLACEHOLDER}</p>`),
    '/dreams': pageOf('<h1>Dreams Interpretation</h1>', 'assets/dreams.js'),
    '/dreams?symbol=lamp': pageOf('<h1>Lamp</h1>', 'assets/dreams.js'),
    '/sanctuary': pageOf('', 'assets/sanctuary.js', 'assets/sanctuary.css'),
    '/scripture/:reference': pageOf('', 'assets/passage.js'),
  },
};

const TEMPLATE =
  '<html><head><title>Stillwaters</title><!--page-data--><link rel="stylesheet" href="/main.css"></head><body><div id="app"><!--screen--></div></body></html>';

/** Builds the server into a temporary folder, isolated from the developer's .env and dist. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-build-'));
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'server'));
  for (const shared of ['node_modules', 'server/migrations', 'language', 'content']) {
    symlinkSync(join(ROOT, shared), join(folder, shared));
  }
  mkdirSync(join(folder, 'dist/web'), { recursive: true });
  writeFileSync(join(folder, 'dist/web/index.html'), TEMPLATE);
  writeFileSync(join(folder, 'dist/web/pages.json'), JSON.stringify(PAGES));
  writeFileSync(join(folder, 'dist/web/manifest.webmanifest'), '{}');
  await build({
    configFile: join(ROOT, 'vite.server.config.ts'),
    root: ROOT,
    logLevel: 'error',
    build: { outDir: join(folder, 'dist/server') },
  });
  project.provide('build', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
