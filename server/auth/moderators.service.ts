import type { Db } from '#server/lib/db';
import type { Said } from '#server/lib/operatorSocket';
import { deleteSessionsOf } from './sessions.queries';
import { updateModerator } from './users.queries';

export async function makeModerator(db: Db, email: string): Promise<Said> {
  const user = await updateModerator(db, email, true);
  return user ? { isDone: true, message: `${user.email} is a moderator now.` } : unknown(email);
}

/** Ends all her sessions, so that no open page goes on as before. */
export async function unmakeModerator(db: Db, email: string): Promise<Said> {
  return db.transaction(async (tx) => {
    const user = await updateModerator(tx, email, false);
    if (!user) return unknown(email);
    await deleteSessionsOf(tx, user.id);
    return { isDone: true, message: `${user.email} is no longer a moderator, and is signed out everywhere.` };
  });
}

function unknown(email: string): Said {
  return { isDone: false, message: `There is no account with the address ${email}.` };
}
