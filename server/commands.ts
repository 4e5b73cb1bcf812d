import { makeModerator, unmakeModerator } from './auth/moderators.service';
import type { Db } from './lib/db';
import type { Said } from './lib/operatorSocket';

const HOW = 'Say: npm run moderator -- grant EMAIL, or: npm run moderator -- revoke EMAIL';

/** What an operator can have done, also beside a running house. */
export async function runCommand(db: Db, [command, act, email]: string[]): Promise<Said> {
  if (command !== 'moderator' || !email) return { isDone: false, message: HOW };
  if (act === 'grant') return makeModerator(db, email);
  if (act === 'revoke') return unmakeModerator(db, email);
  return { isDone: false, message: HOW };
}
