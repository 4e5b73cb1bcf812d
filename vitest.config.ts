import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Sets the locale of the process, on which the format of dates and times depends.
process.env.LC_ALL = 'en_US.UTF-8';

/** The slowest test takes 15 s alone and ten times as long on a busy machine. A test that takes longer hangs. */
const HANGS_MS = 300_000;

/**
 * Returns the project of the tests on one kind of database. The name of a test file says which it needs:
 * - `*.test.ts` needs no database and runs in `rules`.
 * - `*.db.test.ts` runs on PGlite and on PostgreSQL.
 * - `*.postgresql.test.ts` runs on PostgreSQL only. Either its result does not depend on the kind of database, and PGlite
 *   would take half as much processor time again, or it needs a server: PGlite cannot be unreachable or shared.
 * - `*.pglite.test.ts` is about PGlite itself, or sends more requests than the limits allow, which on PGlite count per app.
 * - `*.pooler.test.ts` needs PgBouncer in front of that server, so it runs only with TEST_POOLER=on.
 */
const onDatabase = (name: 'pglite' | 'postgresql', ...otherKinds: string[]) => ({
  test: {
    name,
    include: [`server/**/*.{${['db', name, ...otherKinds].join()}}.test.ts`],
    globalSetup: [`server/testing/${name}Setup.ts`, 'server/testing/buildSetup.ts'],
    setupFiles: ['server/testing/propertySeed.ts', 'server/testing/setupFile.ts'],
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
          include: ['{contract,content,language,server,tests,web}/**/*.test.ts'],
          exclude: ['**/*.{db,pglite,postgresql,pooler}.test.ts'],
          setupFiles: ['server/testing/propertySeed.ts'],
          testTimeout: HANGS_MS,
          isolate: false,
        },
      },
      onDatabase('pglite'),
      onDatabase('postgresql', ...(process.env.TEST_POOLER === 'on' ? ['pooler'] : [])),
    ],
  },
});
