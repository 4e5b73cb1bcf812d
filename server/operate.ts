import { resolve } from 'node:path';
import { checkBackup, restore } from './backup/restore.service';
import { openUntouched } from './backup/untouched';
import { HOW, runCommand, said } from './commands';
import { type Db, openDatabase } from './lib/db';
import { lockDirectory } from './lib/directoryLock';
import { askRunning, type Said } from './lib/operatorSocket';
import { readSettings, type Settings } from './lib/settings';
import { StartFailure } from './lib/startFailure';
import { seed } from './seed';

const [command = '', first = '', ...rest] = process.argv.slice(2);
const isAboutFile = ['backup', 'restore'].includes(command);
// npm runs us in the project's folder, whichever folder the operator stands in.
const file = resolve(process.env.INIT_CWD ?? '', first);
const args = isAboutFile ? [command, file] : [command, first, ...rest];

const { isDone, message } = await operate(readSettings(process.env)).catch((error: unknown): Said => {
  if (!(error instanceof StartFailure)) throw error;
  return { isDone: false, message: error.message };
});
console.log(message);
process.exitCode = isDone ? 0 : 1;

function operate(settings: Settings): Promise<Said> {
  if (isAboutFile && first === '') return Promise.resolve({ isDone: false, message: HOW });
  return command === 'restore' ? said(restoreFrom(settings)) : doneByHouse(settings);
}

/** By the house that runs on this directory, if there is one; else on the database itself. */
async function doneByHouse(settings: Settings): Promise<Said> {
  const answer = settings.DATABASE_URL ? null : await askRunning(settings.DATA_DIR, args);
  if (answer) return answer;
  return alone(settings, async () => {
    const open = command === 'backup' ? openUntouched : openUpToDate;
    const { db, close } = await open(settings);
    return runCommand(db, args).finally(close);
  });
}

/** In the place of the seed, before anybody comes in; the seed then finds most of what it would have sown. */
async function restoreFrom(settings: Settings): Promise<string> {
  await checkBackup(file);
  return alone(settings, async () => {
    let message = '';
    const fill = async (db: Db) => {
      message = await restore(db, file);
      await seed(db);
    };
    const { close } = await openDatabase(settings, fill, () => {});
    await close();
    return message;
  });
}

function openUpToDate(settings: Settings) {
  return openDatabase(settings, seed, () => {});
}

/** While no house runs on the embedded database; a server takes many at once. */
async function alone<Done>({ DATABASE_URL, DATA_DIR }: Settings, work: () => Promise<Done>): Promise<Done> {
  const unlock = DATABASE_URL ? async () => {} : await lockDirectory(DATA_DIR);
  return work().finally(unlock);
}
