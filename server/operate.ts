import { runCommand } from './commands';
import { openDatabase } from './lib/db';
import { lockDirectory } from './lib/directoryLock';
import { askRunning, type Said } from './lib/operatorSocket';
import { readSettings, type Settings } from './lib/settings';
import { StartFailure } from './lib/startFailure';
import { seed } from './seed';

const args = process.argv.slice(2);
const { isDone, message } = await operate(readSettings(process.env)).catch((error: unknown): Said => {
  if (!(error instanceof StartFailure)) throw error;
  return { isDone: false, message: error.message };
});
console.log(message);
process.exitCode = isDone ? 0 : 1;

/** By the house that runs on this directory, if there is one; else on the database itself. */
async function operate(settings: Settings): Promise<Said> {
  const said = settings.DATABASE_URL ? null : await askRunning(settings.DATA_DIR, args);
  if (said) return said;
  const unlock = settings.DATABASE_URL ? async () => {} : await lockDirectory(settings.DATA_DIR);
  const { db, close } = await openDatabase(settings, seed, () => {});
  try {
    return await runCommand(db, args);
  } finally {
    await close();
    await unlock();
  }
}
