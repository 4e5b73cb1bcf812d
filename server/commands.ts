import { makeModerator, unmakeModerator } from './auth/moderators.service';
import { backUp } from './backup/backup.service';
import type { Db } from './lib/db';
import type { Said } from './lib/operatorSocket';
import { StartFailure } from './lib/startFailure';

export const HOW =
  'Say: npm run moderator -- grant EMAIL [--unconfirmed], npm run moderator -- revoke EMAIL, npm run backup -- FILE, or npm run restore -- FILE';

/** What an operator can have done, also beside a running house. */
export async function runCommand(db: Db, [command, ...args]: string[]): Promise<Said> {
  if (command === 'moderator') return runModerator(db, args);
  if (command === 'backup' && args[0]) return said(backUp(db, args[0]));
  return { isDone: false, message: HOW };
}

/** What came of it, or the one sentence on why nothing did. */
export async function said(work: Promise<string>): Promise<Said> {
  try {
    return { isDone: true, message: await work };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return { isDone: false, message: error.message };
  }
}

async function runModerator(db: Db, [act, email, flag, ...rest]: string[]): Promise<Said> {
  const isEmail = email !== undefined && !email.startsWith('--') && rest.length === 0;
  const isUnconfirmedAllowed = flag === '--unconfirmed';
  if (act === 'grant' && isEmail && (flag === undefined || isUnconfirmedAllowed)) {
    return makeModerator(db, email, isUnconfirmedAllowed);
  }
  if (act === 'revoke' && isEmail && flag === undefined) return unmakeModerator(db, email);
  return { isDone: false, message: HOW };
}
