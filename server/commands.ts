import { grantModerator, revokeModerator } from './auth/moderators.service';
import { backUp } from './backup/backup.service';
import type { Db } from './db/db';
import type { CommandResult } from './lib/commandSocket';
import { StartupError } from './lib/startupError';

export const USAGE =
  'Usage: npm run moderator -- grant EMAIL [--unconfirmed], npm run moderator -- revoke EMAIL, npm run backup -- FILE, or npm run restore -- FILE';

/** Runs an operator’s command, either in its own process or in the running server. */
export async function runCommand(db: Db, [command, ...args]: string[]): Promise<CommandResult> {
  if (command === 'moderator') return runModerator(db, args);
  if (command === 'backup' && args[0]) return commandResult(backUp(db, args[0]));
  return { isDone: false, message: USAGE };
}

/** Returns the message of a task as a successful result, or the message of a StartupError as a failed result. */
export async function commandResult(task: Promise<string>): Promise<CommandResult> {
  try {
    return { isDone: true, message: await task };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return { isDone: false, message: error.message };
  }
}

async function runModerator(db: Db, [action, email, flag, ...rest]: string[]): Promise<CommandResult> {
  const isEmail = email !== undefined && !email.startsWith('--') && rest.length === 0;
  const isUnconfirmedAllowed = flag === '--unconfirmed';
  if (action === 'grant' && isEmail && (flag === undefined || isUnconfirmedAllowed)) {
    return grantModerator(db, email, isUnconfirmedAllowed);
  }
  if (action === 'revoke' && isEmail && flag === undefined) return revokeModerator(db, email);
  return { isDone: false, message: USAGE };
}
