import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { FIRST_NAME_PLACEHOLDER, type PrerenderedPages } from '#contract/prerendering';
import { ROOT } from '#server/lib/paths';

/** The preload manifest, as the web build writes it. */
const FIRST_FILES = {
  visitor: { '/forgot-password': ['assets/forgot.js'] },
  person: {
    '/sanctuary': ['assets/sanctuary.js', 'assets/sanctuary.css'],
    '/scripture/:reference': ['assets/passage.js'],
  },
};

const PRERENDERED: PrerenderedPages = {
  visitor: { '/': '<h1>Stillwaters</h1>', '/forgot-password': '<h1>Forgot your password?</h1>' },
  person: {
    '/': `<p>Peace to you, ${FIRST_NAME_PLACEHOLDER}</p>`,
    '/dreams': '<h1>Dreams Interpretation</h1>',
    '/dreams?symbol=lamp': '<h1>Lamp</h1>',
  },
};

/** Code of a renderer whose page shows the request: user, address and initial data. */
const RENDERER = `export const renderPage = async ({ address, person, data }) => {
  if (address.includes('ends')) process.exit();
  if (address.includes('broken')) throw new Error('This page cannot be drawn.');
  return '<h1>' + person.email + ' ' + address + ' ' + data.kind + ' ' + process.env.PRODUCT_NAME + '</h1>';
};`;

/** Builds the server into a temporary folder, isolated from the developer's .env and dist. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-build-'));
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'server'));
  for (const shared of ['node_modules', 'server/migrations', 'language']) {
    symlinkSync(join(ROOT, shared), join(folder, shared));
  }
  mkdirSync(join(folder, 'dist/web'), { recursive: true });
  writeFileSync(
    join(folder, 'dist/web/index.html'),
    '<html><head><meta name="guide" content="written" /><meta name="operator-name" content="" /><meta name="operator-contact" content="" /><link rel="modulepreload" data-main href="/main.js"></head><body><div id="app"></div></body></html>',
  );
  mkdirSync(join(folder, 'dist/prerender'));
  writeFileSync(join(folder, 'dist/prerender/prerender.js'), RENDERER);
  writeFileSync(join(folder, 'dist/web/prerendered.json'), JSON.stringify(PRERENDERED));
  writeFileSync(join(folder, 'dist/web/manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'dist/web/first-files.json'), JSON.stringify(FIRST_FILES));
  await build({
    configFile: join(ROOT, 'vite.server.config.ts'),
    root: ROOT,
    logLevel: 'error',
    build: { outDir: join(folder, 'dist/server') },
  });
  project.provide('build', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
