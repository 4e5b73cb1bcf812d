import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import rules from '../.dependency-cruiser.mjs';
import { folderCycles } from '../scripts/folderCycles.mjs';
import { binPath, PROJECT_ROOT } from '../scripts/run.mjs';

type Files = Record<string, string>;
type Violation = { from: string; to: string; rule: { name: string } };
type Module = { source: string; dependencies: { resolved: string }[] };
type Cruise = { modules: Module[]; summary: { violations: Violation[] } };

/** A small project in which the rules allow every import. */
const SMALL_PROJECT: Files = {
  'contract/auth.ts': "import { z } from 'zod'; export const SignUp = z;",
  'contract/auth.test.ts': "import 'vitest'; import './auth';",
  'content/words.ts': "import type { SignUp } from '#contract/auth'; export type Words = typeof SignUp;",
  'server/main.ts': "import './app'; import './seed';",
  'server/seed.ts': "import './auth/users.tables';",
  'server/app.ts': "import './auth/auth.routes'; export type Api = string; export const app = 1;",
  'server/db/db.ts': "import 'node:fs'; export type Db = string;",
  'server/auth/auth.routes.ts': "import '#contract/auth'; import './auth.service';",
  'server/account/account.service.ts':
    "import '#server/auth/auth.service'; import '#server/dreams/dreams.service';",
  'server/auth/auth.service.ts': "import './users.queries'; import '#server/db/db';",
  'server/auth/users.queries.ts': "import './users.tables';",
  'server/auth/users.tables.ts': 'export const users = 1;',
  'server/auth/auth.test.ts':
    "import 'vitest'; import '#server/testing/people'; import './users.tables'; import '#server/dreams/dreams.queries';",
  'server/dreams/dreams.service.ts':
    "import './dreams.queries'; import '#content/words'; import '#server/scripture/quotations/gate';",
  'server/scripture/quotations/gate.ts': 'export const gate = 1;',
  'server/dreams/dreams.queries.ts': "import './dreams.tables'; import '#server/auth/users.tables';",
  'server/dreams/dreams.tables.ts': "import '#server/auth/users.tables';",
  'server/testing/people.ts': "import '#server/app'; import '#server/auth/users.tables';",
  'web/main.tsx': "import '#web/app/App'; import './styles.css';",
  'web/styles.css': '',
  'web/app/App.tsx':
    "import '#web/home/HomeScreen'; import '#web/sanctuary/SanctuaryScreen'; const Dreams = () => import('#web/dreams/DreamsScreen'); export { Dreams };",
  'web/home/HomeScreen.tsx': "import '#web/ui/Button'; import '#web/lib/product'; import '#content/words';",
  'web/lib/api.ts': "import type { Api } from '#server/app'; export type Client = Api;",
  'web/lib/session.hooks.ts': "import './api';",
  'web/dreams/DreamsScreen.tsx': "import './dreams.hooks';",
  'web/dreams/dreams.hooks.ts': "import '#web/lib/product';",
  'web/lib/product.ts': "import '#contract/auth';",
  'web/sanctuary/SanctuaryScreen.tsx': "import './slips'; import '#web/lib/lazyWithPreload';",
  'web/sanctuary/slips.ts': 'export const slips = 1;',
  'web/sanctuary/journal/journal.store.ts': "import '#web/lib/product';",
  'web/lib/lazyWithPreload.ts': 'export const lazyWithPreload = 1;',
  'web/ui/Button.tsx': "import '#web/lib/product';",
};

/** For each rule, one import that breaks only this rule. */
const PLANTED: { rule: string; file: string; imports: string }[] = [
  { rule: 'no-cycles', file: 'server/lib/egg.ts', imports: "import './hen';" },
  { rule: 'every-import-is-there', file: 'server/lib/lost.ts', imports: "import './nowhere';" },
  { rule: 'contract-imports-only-zod', file: 'contract/clock.ts', imports: "import 'node:timers';" },
  {
    rule: 'content-imports-only-contract',
    file: 'content/shapes.ts',
    imports: "import { z } from 'zod'; export { z };",
  },
  {
    rule: 'language-stands-alone',
    file: 'language/shapes.ts',
    imports: "import { z } from 'zod'; export { z };",
  },
  {
    rule: 'web-never-imports-server',
    file: 'web/home/home.hooks.ts',
    imports: "import type { Api } from '#server/app'; export type Home = Api;",
  },
  {
    rule: 'web-knows-only-the-type-of-the-api',
    file: 'web/lib/api.ts',
    imports: "import { app } from '#server/app'; export { app };",
  },
  {
    rule: 'web-takes-the-api-from-app',
    file: 'web/lib/api.ts',
    imports: "import type { Db } from '#server/db/db'; export type Second = Db;",
  },
  {
    rule: 'server-never-imports-web',
    file: 'server/dreams/dreams.prompt.ts',
    imports: "import '#web/lib/product';",
  },
  {
    rule: 'server-infrastructure-knows-no-feature',
    file: 'server/mail/session.ts',
    imports: "import '#server/dreams/dreams.service';",
  },
  {
    rule: 'web-lib-and-ui-know-no-feature',
    file: 'web/ui/HomeButton.tsx',
    imports: "import '#web/home/HomeScreen';",
  },
  { rule: 'web-ui-knows-no-product', file: 'web/ui/Count.tsx', imports: "import '#contract/auth';" },
  {
    rule: 'web-shared-knows-no-feature',
    file: 'web/shared/HomeLink.tsx',
    imports: "import '#web/home/HomeScreen';",
  },
  {
    rule: 'web-features-meet-only-in-app',
    file: 'web/home/Dream.tsx',
    imports: "import '#web/dreams/DreamsScreen';",
  },
  {
    rule: 'sanctuary-has-no-way-out',
    file: 'web/sanctuary/journal/journalFile.ts',
    imports: "import '#web/lib/session.hooks';",
  },
  {
    rule: 'sanctuary-stores-only-reflections',
    file: 'web/sanctuary/slips.ts',
    imports: "import '#web/lib/product';",
  },
  {
    rule: 'burdens-stay-in-the-sanctuary',
    file: 'web/app/signOut.ts',
    imports: "import '#web/sanctuary/slips';",
  },
  {
    rule: 'features-meet-through-services',
    file: 'server/dreams/dreams.policy.ts',
    imports: "import '#server/auth/auth.routes';",
  },
  {
    rule: 'scripture-engine-stands-alone',
    file: 'server/scripture/echo.ts',
    imports: "import '#server/db/db';",
  },
  {
    rule: 'rows-meet-through-tables',
    file: 'server/dreams/symbols.queries.ts',
    imports: "import '#server/auth/users.queries';",
  },
  {
    rule: 'only-queries-touch-tables',
    file: 'server/dreams/dreams.routes.ts',
    imports: "import './dreams.tables';",
  },
  {
    rule: 'shipped-code-imports-no-tests',
    file: 'server/auth/demo.ts',
    imports: "import '#server/testing/people';",
  },
  {
    rule: 'shipped-code-needs-no-dev-packages',
    file: 'server/lib/assertions.ts',
    imports: "import 'vitest';",
  },
  { rule: 'web-uses-no-node-modules', file: 'web/home/paths.ts', imports: "import 'node:path';" },
];

test('the import rules allow every import of a well-structured project', () => {
  const { modules, summary } = cruise(plant(SMALL_PROJECT), topFolders(SMALL_PROJECT));

  expect(summary.violations).toEqual([]);
  expect(folderCycles(modules, 'server')).toEqual([]);
});

test('each import rule reports exactly the one import that breaks it', () => {
  const files: Files = { ...SMALL_PROJECT, 'server/lib/hen.ts': "import './egg';" };
  for (const { file, imports } of PLANTED) files[file] = `${files[file] ?? ''}\n${imports}`;

  const { violations } = cruise(plant(files), topFolders(files)).summary;

  const caught = violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  expect(caught.sort()).toEqual(PLANTED.map(({ rule, file }) => `${rule}: ${file}`).sort());
});

test('every import rule is tested with an import that breaks it', () => {
  expect(PLANTED.map(({ rule }) => rule)).toEqual(rules.forbidden?.map(({ name }) => name));
});

test('every import rule has severity “error” and a comment', () => {
  for (const { severity, comment } of rules.forbidden ?? []) {
    expect(severity).toBe('error');
    expect(comment).toMatch(/ .+\.$/);
  }
});

test('folders of the server that import each other in a cycle are reported, whether two or three', () => {
  const files: Files = {
    ...SMALL_PROJECT,
    'server/dreams/symbols.service.ts':
      "import type { Figure } from '#server/figures/figures.service'; export type Symbols = Figure;",
    'server/figures/figures.service.ts':
      "import '#server/dreams/dreams.service'; export type Figure = string;",
    'server/people/people.service.ts': "import '#server/progress/progress.service';",
    'server/progress/progress.service.ts': "import '#server/identity/truths.service';",
    'server/identity/truths.service.ts': 'export const truths = 1;',
    'server/identity/identity.service.ts': "import '#server/people/people.service';",
  };

  const { modules, summary } = cruise(plant(files), topFolders(files));

  expect(summary.violations).toEqual([]);
  expect(folderCycles(modules, 'server')).toEqual([
    'server/dreams → server/figures → server/dreams',
    'server/identity → server/people → server/progress → server/identity',
  ]);
});

/** Writes the files to a temporary folder, with our settings and stubs for packages. */
function plant(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const settings of ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json']) {
    copyFileSync(join(PROJECT_ROOT, settings), join(folder, settings));
  }
  const packages = { 'node_modules/zod/index.js': '', 'node_modules/vitest/index.js': '' };
  for (const [path, text] of Object.entries({ ...files, ...packages })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function cruise(folder: string, paths: string[]): Cruise {
  const { stdout, stderr } = spawnSync(binPath('depcruise'), [...paths, '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

function topFolders(files: Files): string[] {
  return [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
}
