import type { Db } from '#server/lib/db';
import type { Said } from '#server/lib/operatorSocket';
import { deleteSessionsOf } from './sessions.queries';
import { lockAccount, updateModerator } from './users.queries';

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/**
 * Refuses an unconfirmed address unless told otherwise: anyone can sign up with an address that is not theirs. Ends the
 * account's sessions, because one that somebody else opened would otherwise gain the new rights.
 */
export async function makeModerator(db: Db, email: string, isUnconfirmedAllowed: boolean): Promise<Said> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, email);
    if (!account) return unknown(email);
    if (!account.emailVerified && !isUnconfirmedAllowed) return unconfirmed(account);
    await updateModerator(tx, account.id, true);
    await deleteSessionsOf(tx, account.id);
    return {
      isDone: true,
      message: `${account.email} is now a moderator: ${described(account)}. They have been signed out everywhere and need to sign in again.`,
    };
  });
}

/** Ends all her sessions, so that no open page goes on as before. */
export async function unmakeModerator(db: Db, email: string): Promise<Said> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, email);
    if (!account) return unknown(email);
    await updateModerator(tx, account.id, false);
    await deleteSessionsOf(tx, account.id);
    return {
      isDone: true,
      message: `${account.email} is no longer a moderator and has been signed out everywhere.`,
    };
  });
}

function unknown(email: string): Said {
  return { isDone: false, message: `There is no account with the address ${email}.` };
}

function unconfirmed(account: Account): Said {
  return {
    isDone: false,
    message: `Nobody has confirmed that ${account.email} is their address: the account of ${described(account)}, may belong to somebody else. Let them confirm it by the mail they were sent, or add --unconfirmed.`,
  };
}

/** For a terminal, which control characters in a name could rewrite. */
function described({ firstName, lastName, createdAt }: Account): string {
  const name = `${firstName} ${lastName}`.replace(/\p{C}/gu, '');
  return `${name}, who joined on ${createdAt.toISOString().slice(0, 10)}`;
}
