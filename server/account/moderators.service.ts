import { endAllSessions } from '#server/auth/sessions.service';
import type { Db } from '#server/db/db';
import { StartupError } from '#server/lib/startupError';
import { lockAccount, updateModerator } from './account.queries';

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/**
 * Makes an account a moderator. Rejects an unconfirmed address unless `isUnconfirmedAllowed`, because anyone can sign
 * up with an address that is not theirs. Ends the account's sessions, so that a session opened by someone else does not
 * gain moderator rights. Returns a message for the operator.
 */
export async function grantModerator(db: Db, email: string, isUnconfirmedAllowed: boolean): Promise<string> {
  return db.transaction(async (tx) => {
    const account = (await lockAccount(tx, email)) ?? accountNotFound(email);
    if (!account.emailVerified && !isUnconfirmedAllowed) throw notConfirmed(account);
    await updateModerator(tx, account.id, true);
    await endAllSessions(tx, account.id);
    return `${account.email} is now a moderator: ${describeAccount(account)}. They have been signed out everywhere and need to sign in again.`;
  });
}

/** Revokes moderator rights and ends all sessions of the account, so that no open page keeps the rights. */
export async function revokeModerator(db: Db, email: string): Promise<string> {
  return db.transaction(async (tx) => {
    const account = (await lockAccount(tx, email)) ?? accountNotFound(email);
    await updateModerator(tx, account.id, false);
    await endAllSessions(tx, account.id);
    return `${account.email} is no longer a moderator and has been signed out everywhere.`;
  });
}

function accountNotFound(email: string): never {
  throw new StartupError(`There is no account with the address ${email}.`);
}

function notConfirmed(account: Account): StartupError {
  return new StartupError(
    `No one has confirmed the address ${account.email}. Its account, of ${describeAccount(account)}, may belong to someone else. Ask them to confirm it with the link we emailed, or add --unconfirmed.`,
  );
}

/** Describes an account; removes control characters, which could change what the terminal shows. */
function describeAccount({ firstName, lastName, createdAt }: Account): string {
  const name = `${firstName} ${lastName}`.replace(/\p{C}/gu, '');
  return `${name}, who joined on ${createdAt.toISOString().slice(0, 10)}`;
}
