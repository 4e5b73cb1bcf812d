import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { ROOT } from '#server/lib/paths';

/** Builds the server into a folder of its own, where no .env and no other build of the operator's reaches it. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-build-'));
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'server'));
  for (const shared of ['node_modules', 'server/migrations']) {
    symlinkSync(join(ROOT, shared), join(folder, shared));
  }
  mkdirSync(join(folder, 'dist/web'), { recursive: true });
  writeFileSync(join(folder, 'dist/web/index.html'), '<html><head></head></html>');
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
