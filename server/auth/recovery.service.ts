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

type House = Pick<Env['Variables'], 'db' | 'limits' | 'client' | 'settings' | 'postman' | 'log'>;

const TOKEN_BYTES = 32;
/** As long as the window in which reset mails are counted (`resetMailsToAddress`). */
const RESET_MS = 30 * 60_000;
const VERIFICATION_MS = 2 * 24 * 60 * 60_000;

/**
 * Sends a way back in, if there is an account. What is answered, and when, is the same if there is none: the work is
 * done after the answer, and a house that closes waits for it.
 */
export async function sendReset(house: House, email: string): Promise<void> {
  await house.limits.recoveriesFromAddress.use(house.client);
  const written = writeReset(house, email).catch((err: unknown) =>
    house.log.error({ err }, 'a way back could not be sent'),
  );
  house.postman.expect(written);
}

/** Only a mail that is sent counts, so asking for an address without an account uses nothing up. */
async function writeReset(house: House, email: string) {
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

/** False when the account was deleted meanwhile. */
function insertResetMail({ db, settings }: House, email: string): Promise<boolean> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + RESET_MS);
  return db.transaction(async (tx) => {
    const user = await lockByEmail(tx, email);
    if (!user) return false;
    await deleteEnded(tx, new Date());
    await insertReset(tx, { email, token: hashOf(token), expiresAt });
    // Behind the #, it reaches no log and no other site.
    await post(tx, mailTo(user, 'reset', settings, `${settings.PUBLIC_URL}/reset-password#${token}`));
    return true;
  });
}

/** Sets a new password by the link of a mail, once, and signs everybody out. */
export async function resetPassword(
  { db, limits, client, settings, postman }: House,
  { token, password }: ResetPassword,
) {
  await limits.recoveriesFromAddress.use(client);
  const sent = await findReset(db, hashOf(token), new Date());
  if (!sent) throw ended();
  await refuseGuessable(password, [sent.email]);
  const hashed = await hashPassword(password);
  await db.transaction(async (tx) => {
    const found = await lockByEmail(tx, sent.email);
    if (!found || !(await spendReset(tx, hashOf(token)))) throw ended();
    await updatePassword(tx, found.id, hashed);
    // Whoever reads mail at an address has it.
    await updateVerified(tx, found.id);
    await deleteSessionsOf(tx, found.id);
    await deleteResets(tx, sent.email);
    await post(tx, mailTo(found, 'passwordChanged', settings));
  });
  postman.wake();
}

type Recipient = { id: string; email: string; firstName: string };

/** Asks by mail whether an address is hers; call it in the transaction that made it hers. */
export async function askForVerification(tx: Db, settings: House['settings'], user: Recipient) {
  const token = newToken();
  const expiresAt = new Date(Date.now() + VERIFICATION_MS);
  await insertVerification(tx, { userId: user.id, email: user.email, token: hashOf(token), expiresAt });
  await post(tx, mailTo(user, 'verify', settings, `${settings.PUBLIC_URL}/verify-email#${token}`));
}

export async function sendVerification(
  { db, limits, settings, postman }: House,
  person: Recipient & { emailVerified: boolean },
) {
  if (person.emailVerified) throw new Refusal('invalid', 'You’ve already confirmed this address.');
  const uses = [{ limit: limits.mailsToAddress, key: person.email }];
  await spend(uses);
  await givingBack(uses, () => db.transaction((tx) => askForVerification(tx, settings, person)));
  postman.wake();
}

export async function confirmEmail({ db, limits, client }: House, token: string) {
  await limits.recoveriesFromAddress.use(client);
  const isHers = await db.transaction((tx) => verifyEmail(tx, hashOf(token), new Date()));
  if (!isHers) throw ended();
  // A congregation on one Wi-Fi follows its links at the same hour; only guesses count.
  await limits.recoveriesFromAddress.giveBack(client);
}

/** Another status than that of a refused password, after which the link still holds. */
function ended() {
  return new Refusal('not_found', 'This link has expired or was already used. Please ask for a new one.');
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
