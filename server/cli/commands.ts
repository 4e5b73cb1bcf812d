import { grantModerator, revokeModerator } from '#server/account/moderators.service';
import { backUp } from '#server/backup/backup.service';
import { recountAllPosts } from '#server/community/posts/recount.service';
import type { Db } from '#server/db/db';
import { widenIds } from '#server/db/widenIds';
import { StartupError } from '#server/lib/startupError';
import type { CommandResult } from './commandSocket';

export const USAGE =
  'Usage: npm run moderator -- grant EMAIL [--unconfirmed], npm run moderator -- revoke EMAIL, npm run backup -- FILE, npm run restore -- FILE [--identity FILE], npm run recount, npm run widen-ids, or npm run verify -- FILE';

/** Runs an operator’s command, either in its own process or in the running server. */
export function runCommand(db: Db, args: string[]): Promise<CommandResult> {
  return commandResult(execute(db, args));
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

async function execute(db: Db, [command, ...args]: string[]): Promise<string> {
  if (command === 'moderator') return changeModerator(db, args);
  if (command === 'backup' && args[0]) return backUp(db, args[0], args[1]);
  if (command === 'recount') return recountAllPosts(db);
  if (command === 'widen-ids') return widenIds(db);
  throw new StartupError(USAGE);
}

async function changeModerator(db: Db, [action, email, flag, ...rest]: string[]): Promise<string> {
  const isEmail = email !== undefined && !email.startsWith('--') && rest.length === 0;
  const isUnconfirmedAllowed = flag === '--unconfirmed';
  if (action === 'grant' && isEmail && (flag === undefined || isUnconfirmedAllowed)) {
    return grantModerator(db, email, isUnconfirmedAllowed);
  }
  if (action === 'revoke' && isEmail && flag === undefined) return revokeModerator(db, email);
  throw new StartupError(USAGE);
}
