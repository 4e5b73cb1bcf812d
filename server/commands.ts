import { makeModerator, unmakeModerator } from './auth/moderators.service';
import { backUp } from './backup/backup.service';
import type { Db } from './lib/db';
import type { Said } from './lib/operatorSocket';
import { StartFailure } from './lib/startFailure';

export const HOW =
  'Usage: npm run moderator -- grant EMAIL [--unconfirmed], npm run moderator -- revoke EMAIL, npm run backup -- FILE, or npm run restore -- FILE';

/** Runs an operator’s command; it must also work while the server is running. */
export async function runCommand(db: Db, [command, ...args]: string[]): Promise<Said> {
  if (command === 'moderator') return runModerator(db, args);
  if (command === 'backup' && args[0]) return said(backUp(db, args[0]));
  return { isDone: false, message: HOW };
}

/** Turns a StartupError into a failed result with its message. */
export async function said(task: Promise<string>): Promise<Said> {
  try {
    return { isDone: true, message: await task };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return { isDone: false, message: error.message };
  }
}

async function runModerator(db: Db, [action, email, flag, ...rest]: string[]): Promise<Said> {
  const isEmail = email !== undefined && !email.startsWith('--') && rest.length === 0;
  const isUnconfirmedAllowed = flag === '--unconfirmed';
  if (action === 'grant' && isEmail && (flag === undefined || isUnconfirmedAllowed)) {
    return makeModerator(db, email, isUnconfirmedAllowed);
  }
  if (action === 'revoke' && isEmail && flag === undefined) return unmakeModerator(db, email);
  return { isDone: false, message: HOW };
}
