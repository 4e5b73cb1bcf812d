import { createHash, randomBytes } from 'node:crypto';
import type { ResetPassword } from '#contract/account';
import type { Env } from '#server/lib/api';
import type { Db } from '#server/lib/db';
import { giveAllBack, givingBack, spend, trySpend } from '#server/lib/limits';
import { post } from '#server/lib/mail';
import { Refusal } from '#server/lib/refusal';
import { refuseGuessable } from './commonPasswords';
import { mailTo } from './mails';
import { hashPassword } from './passwords';
import {
  deleteEnded,
  deleteResets,
  findReset,
  insertReset,
  insertVerification,
  lockByEmail,
  spendReset,
  verifyEmail,
} from './recovery.queries';
import { deleteSessionsOf } from './sessions.queries';
import { isEmailTaken, updatePassword, updateVerified } from './users.queries';

type Services = Pick<Env['Variables'], 'db' | 'limits' | 'client' | 'settings' | 'postman' | 'log'>;

const TOKEN_BYTES = 32;
/** Equal to the window of the limit on reset mails (`resetMailsToAddress`). */
const RESET_MS = 30 * 60_000;
const VERIFICATION_MS = 2 * 24 * 60 * 60_000;

/**
 * Sends a reset mail if there is an account. The response and its timing are the same if there is none (user enumeration):
 * the work continues after the response, and a shutdown waits for it.
 */
export async function sendReset(house: Services, email: string): Promise<void> {
  await house.limits.recoveriesFromAddress.use(house.client);
  const work = writeReset(house, email).catch((err: unknown) =>
    house.log.error({ err }, 'sending a reset mail failed'),
  );
  house.postman.expect(work);
}

/** Counts only mails that are sent, so requests for unknown addresses consume no limits. */
async function writeReset(house: Services, email: string) {
  const { db, limits, client, postman } = house;
  if (!(await isEmailTaken(db, email))) return;
  const uses = [
    { limit: limits.resetMailsFromClient, key: `${email} ${client}` },
    { limit: limits.resetMailsToAddress, key: email },
  ];
  if (!(await trySpend(uses))) return;
  const isWritten = await givingBack(uses, () => insertResetMail(house, email));
  if (isWritten) postman.wake();
  else await giveAllBack(uses);
}

/** False if the account was deleted in the meantime. */
function insertResetMail({ db, settings }: Services, email: string): Promise<boolean> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + RESET_MS);
  return db.transaction(async (tx) => {
    const user = await lockByEmail(tx, email);
    if (!user) return false;
    await deleteEnded(tx, new Date());
    await insertReset(tx, { email, token: hashOf(token), expiresAt });
    // In the URL fragment, so that the token reaches no log and no Referer header.
    await post(tx, mailTo(user, 'reset', settings, `${settings.PUBLIC_URL}/reset-password#${token}`));
    return true;
  });
}

/** Sets a new password with the token from a mail, once, and ends all sessions. */
export async function resetPassword(
  { db, limits, client, settings, postman }: Services,
  { token, password }: ResetPassword,
) {
  await limits.recoveriesFromAddress.use(client);
  const sent = await findReset(db, hashOf(token), new Date());
  if (!sent) throw linkExpired();
  await refuseGuessable(password, [sent.email]);
  const hashed = await hashPassword(password);
  await db.transaction(async (tx) => {
    const found = await lockByEmail(tx, sent.email);
    if (!found || !(await spendReset(tx, hashOf(token)))) throw linkExpired();
    await updatePassword(tx, found.id, hashed);
    // Using the link proves ownership of the address.
    await updateVerified(tx, found.id);
    await deleteSessionsOf(tx, found.id);
    await deleteResets(tx, sent.email);
    await post(tx, mailTo(found, 'passwordChanged', settings));
  });
  postman.wake();
}

type Recipient = { id: string; email: string; firstName: string };

/** Enqueues a confirmation mail; call it in the transaction that sets the address. */
export async function askForVerification(tx: Db, settings: Services['settings'], user: Recipient) {
  const token = newToken();
  const expiresAt = new Date(Date.now() + VERIFICATION_MS);
  await insertVerification(tx, { userId: user.id, email: user.email, token: hashOf(token), expiresAt });
  await post(tx, mailTo(user, 'verify', settings, `${settings.PUBLIC_URL}/verify-email#${token}`));
}

export async function sendVerification(
  { db, limits, settings, postman }: Services,
  person: Recipient & { emailVerified: boolean },
) {
  if (person.emailVerified) throw new Refusal('invalid', 'You’ve already confirmed this address.');
  const uses = [{ limit: limits.mailsToAddress, key: person.email }];
  await spend(uses);
  await givingBack(uses, () => db.transaction((tx) => askForVerification(tx, settings, person)));
  postman.wake();
}

export async function confirmEmail({ db, limits, client }: Services, token: string) {
  await limits.recoveriesFromAddress.use(client);
  const isConfirmed = await db.transaction((tx) => verifyEmail(tx, hashOf(token), new Date()));
  if (!isConfirmed) throw linkExpired();
  // Only wrong guesses count, because a congregation on one Wi-Fi may confirm within the same hour.
  await limits.recoveriesFromAddress.giveBack(client);
}

/** Not the status of a rejected password, after which the link is still valid. */
function linkExpired() {
  return new Refusal('not_found', 'This link has expired or was already used. Please ask for a new one.');
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
