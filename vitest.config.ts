import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const WITHOUT_DATABASE = [
  'server/lib/{country,patterns,settings}.test.ts',
  'server/lib/{directoryLock,richText}.test.ts',
  'server/scripture/{authored,gate,references,text,verification}.test.ts',
  'server/guide/{disclosures,guide,intentClassifier,lifeAreas,localModel,mentors,modelViolations,symbolChat}.test.ts',
];

// Dates and times follow the locale of the process.
process.env.LC_ALL = 'en_US.UTF-8';

/** The slowest test takes 15 s alone and ten times that on a machine with other work; what takes longer hangs. */
const HANGS_MS = 300_000;

/** Needs a PostgreSQL server: an embedded database cannot become unreachable. */
const POSTGRESQL_ONLY = ['server/lib/outage.test.ts', 'server/auth/twoProcesses.test.ts'];

/** What does not depend on the database. */
const OF_ANY_DATABASE = [
  'server/auth/{avatars,devices,passwords,signUp}.test.ts',
  'server/community/{anonymity,calls,feed,newcomers,ownWords,posts,queue,themes}.test.ts',
  'server/openapi.test.ts',
  'server/lib/{pages,transport}.test.ts',
  'server/{dreams/dreams,figures/figures,guide/crisisHelp,guide/flags,guide/model,identity/blueprint,scripture/scripture}.test.ts',
];

/** The same files run on both databases; a file that needs none runs once, in `rules`. */
const onDatabase = (name: 'pglite' | 'postgresql') => ({
  test: {
    name,
    include: ['server/**/*.test.ts'],
    exclude: [...WITHOUT_DATABASE, ...(name === 'pglite' ? POSTGRESQL_ONLY : OF_ANY_DATABASE)],
    globalSetup: [`server/testing/${name}Setup.ts`, 'server/testing/buildSetup.ts'],
    setupFiles: ['server/testing/setupFile.ts'],
    // Each file has its own database; the program and the Bible are read once for all of them.
    isolate: false,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    // On a busy machine a request takes seconds.
    expect: { poll: { timeout: 20_000 } },
  },
});

export default defineConfig({
  test: {
    // One more than there are cores: a test now and then waits.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        // `imports` in package.json cannot name this folder: its files end in .ts or .tsx.
        resolve: { alias: { '#web': join(import.meta.dirname, 'web') } },
        test: {
          name: 'rules',
          include: ['{contract,content,language,tests,web}/**/*.test.ts', ...WITHOUT_DATABASE],
          testTimeout: HANGS_MS,
          isolate: false,
        },
      },
      onDatabase('pglite'),
      onDatabase('postgresql'),
    ],
  },
});
