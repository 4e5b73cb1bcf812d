import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const WITHOUT_DATABASE = [
  'server/lib/{country,richText,settings}.test.ts',
  'server/db/directoryLock.test.ts',
  'server/scripture/authored.test.ts',
  'server/scripture/{quotations,references,text}/*.test.ts',
  'server/guide/guide.test.ts',
  'server/guide/intent/*.test.ts',
  'server/guide/model/{localModel,modelViolations}.test.ts',
  'server/guide/written/{disclosures,mentors,symbolChat}.test.ts',
];

// Sets the locale of the process, on which the format of dates and times depends.
process.env.LC_ALL = 'en_US.UTF-8';

/** The slowest test takes 15 s alone and ten times as long on a busy machine. A test that takes longer hangs. */
const HANGS_MS = 300_000;

/** Tests that need a PostgreSQL server: an embedded database cannot be unreachable or shared by two processes. */
const POSTGRESQL_ONLY = ['server/db/outage.test.ts', 'server/auth/twoProcesses.test.ts'];

/** Tests whose result does not depend on the kind of database, so they run on PGlite only. */
const OF_ANY_DATABASE = [
  'server/account/{avatars,signUp}.test.ts',
  'server/auth/{devices,passwords}.test.ts',
  'server/community/{anonymity,calls,feed,newcomers,ownWords,posts,queue,themes}.test.ts',
  'server/openapi.test.ts',
  'server/http/{pages,transport}.test.ts',
  'server/{dreams/dreams,figures/figures,guide/flags/flags,guide/model/model,guide/written/crisisHelp,identity/blueprint,scripture/scripture}.test.ts',
];

/** Returns the project of the tests on one kind of database. Tests without a database run only in `rules`. */
const onDatabase = (name: 'pglite' | 'postgresql') => ({
  test: {
    name,
    include: ['server/**/*.test.ts'],
    exclude: [...WITHOUT_DATABASE, ...(name === 'pglite' ? POSTGRESQL_ONLY : OF_ANY_DATABASE)],
    globalSetup: [`server/testing/${name}Setup.ts`, 'server/testing/buildSetup.ts'],
    setupFiles: ['server/testing/setupFile.ts'],
    // The test files in a worker share all modules, so that our code and the Bible are loaded only once.
    isolate: false,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    // On a busy machine, a request takes seconds.
    expect: { poll: { timeout: 20_000 } },
  },
});

export default defineConfig({
  test: {
    // One worker more than there are cores, because tests sometimes wait.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        // `imports` in package.json cannot map `#web`, because the files end in .ts or .tsx.
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
