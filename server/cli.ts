import { resolve } from 'node:path';
import { readIdentities } from './backup/encryption';
import { checkBackup, restore } from './backup/restore.service';
import { type CommandResult, sendCommand } from './cli/commandSocket';
import { commandResult, runCommand, USAGE } from './cli/commands';
import type { Db } from './db/db';
import { lockDirectory } from './db/directoryLock';
import { openDatabase } from './db/openDatabase';
import { openWithoutMigrating } from './db/openWithoutMigrating';
import { readSettings, type Settings } from './lib/settings';
import { StartupError } from './lib/startupError';
import { seed } from './seed';

const [command = '', first = '', ...rest] = process.argv.slice(2);
const takesFile = ['backup', 'restore', 'verify'].includes(command);
// npm runs scripts in the project folder, so a relative path is resolved against the folder where npm was called.
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? '', path);
const file = fromCaller(first);

const { isDone, message } = await operate().catch((error: unknown): CommandResult => {
  if (!(error instanceof StartupError)) throw error;
  return { isDone: false, message: error.message };
});
console.log(message);
process.exitCode = isDone ? 0 : 1;

async function operate(): Promise<CommandResult> {
  const [flag, identityFile] = rest;
  const hasIdentity = command === 'restore' && flag === '--identity' && identityFile && rest.length === 2;
  if (takesFile && (first === '' || (rest.length > 0 && !hasIdentity)))
    return { isDone: false, message: USAGE };
  if (command === 'verify') {
    // Only this command needs the Bible texts.
    const { verifyFile } = await import('./cli/verifyFile');
    return verifyFile(file);
  }
  const settings = readSettings(process.env);
  if (command === 'restore') return commandResult(restoreFrom(settings, hasIdentity ? identityFile : null));
  if (command !== 'backup') return runOnServer(settings, [command, first, ...rest]);
  return runOnServer(settings, [
    command,
    file,
    ...(settings.BACKUP_RECIPIENT ? [settings.BACKUP_RECIPIENT] : []),
  ]);
}

/** Sends the command to the server that has the embedded database open. If there is none, opens the database here. */
async function runOnServer(settings: Settings, args: string[]): Promise<CommandResult> {
  const answer = settings.DATABASE_URL ? null : await sendCommand(settings.DATA_DIR, args);
  if (answer) return answer;
  return withDirectoryLock(settings, async () => {
    const open = ['backup', 'widen-ids'].includes(command) ? openWithoutMigrating : openMigrated;
    const { db, close } = await open(settings);
    return runCommand(db, args).finally(close);
  });
}

/** Restores a backup while no server is running. The seed runs after the restore and adds only what is missing. */
async function restoreFrom(settings: Settings, identityFile: string | null): Promise<string> {
  const identities = identityFile
    ? readIdentities(identityFile === '-' ? '-' : fromCaller(identityFile))
    : [];
  await checkBackup(file, identities);
  return withDirectoryLock(settings, async () => {
    let message = '';
    const fill = async (db: Db) => {
      message = await restore(db, file, identities);
      await seed(db);
    };
    const { close } = await openDatabase(settings, fill, () => {});
    await close();
    return message;
  });
}

function openMigrated(settings: Settings) {
  return openDatabase(settings, seed, () => {});
}

/** Runs the task with the directory lock of an embedded database. A PostgreSQL server needs no such lock. */
async function withDirectoryLock<Result>(
  { DATABASE_URL, DATA_DIR }: Settings,
  task: () => Promise<Result>,
): Promise<Result> {
  const unlock = DATABASE_URL ? async () => {} : await lockDirectory(DATA_DIR);
  return task().finally(unlock);
}
