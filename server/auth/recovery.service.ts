import { createHash, randomBytes } from 'node:crypto';
import type { ResetPassword } from '#contract/account/account';
import type { Db } from '#server/db/db';
import type { Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { consumeLimit, refundLimits, refundOnFailure, tryConsumeLimit } from '#server/http/limits';
import { renderMail } from '#server/mail/mails';
import { enqueueMail } from '#server/mail/mailWorker';
import { hashPassword, refuseGuessablePassword } from './passwords.service';
import {
  consumeReset,
  deleteExpiredTokens,
  deleteResets,
  findReset,
  insertReset,
  insertVerification,
  lockUserByEmail,
  verifyEmail,
} from './recovery.queries';
import { deleteSessionsOf } from './sessions.queries';
import { findCredentials, updatePassword, updateVerified } from './users.queries';

type Services = Pick<Env['Variables'], 'db' | 'limits' | 'client' | 'settings' | 'mailWorker' | 'log'>;

const TOKEN_BYTES = 32;
/** How long a reset link works. Equal to the window of the limit on reset mails (`resetMailsToAddress`). */
const RESET_MS = 30 * 60_000;
const VERIFICATION_MS = 2 * 24 * 60 * 60_000;

/**
 * Sends a reset mail if the address has an account. To prevent user enumeration, the response and its timing do not
 * depend on that: the mail is written after the response, and a shutdown waits for it.
 */
export async function sendReset(services: Services, email: string): Promise<void> {
  await services.limits.recoveriesFromAddress.use(services.client);
  const work = writeReset(services, email).catch((err: unknown) =>
    services.log.error({ err }, 'sending a reset mail failed'),
  );
  services.mailWorker.track(work);
}

/** Writes a reset mail, within the mail limits. A request for an unknown address consumes no limit. */
async function writeReset(services: Services, email: string) {
  const { db, limits, client, mailWorker } = services;
  if (!(await findCredentials(db, email))) return;
  const uses = [
    { limit: limits.resetMailsFromClient, key: `${email} ${client}` },
    { limit: limits.resetMailsToAddress, key: email },
  ];
  if (!(await tryConsumeLimit(uses))) return;
  const isWritten = await refundOnFailure(uses, () => insertResetMail(services, email));
  if (isWritten) mailWorker.flush();
  else await refundLimits(uses);
}

/** Enqueues a reset mail. Returns false if the account was deleted in the meantime. */
function insertResetMail({ db, settings }: Services, email: string): Promise<boolean> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + RESET_MS);
  return db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) return false;
    await deleteExpiredTokens(tx, new Date());
    await insertReset(tx, { email, token: hashOf(token), expiresAt });
    // The token is in the URL fragment, so that it reaches no log and no Referer header.
    await enqueueMail(
      tx,
      renderMail(user, 'reset', settings, `${settings.PUBLIC_URL}/reset-password#${token}`),
    );
    return true;
  });
}

/**
 * Sets a new password with the token from a mail, and ends all sessions. Each token works once. Returns the user and the
 * hash of the new password, with which the caller starts a new session.
 */
export async function resetPassword(
  { db, limits, client, settings, mailWorker }: Services,
  { token, password }: ResetPassword,
) {
  await limits.recoveriesFromAddress.use(client);
  const sent = await findReset(db, hashOf(token), new Date());
  if (!sent) throw linkExpired();
  await refuseGuessablePassword(password, [sent.email]);
  const hashed = await hashPassword(password);
  const userId = await db.transaction(async (tx) => {
    const found = await lockUserByEmail(tx, sent.email);
    if (!found || !(await consumeReset(tx, hashOf(token)))) throw linkExpired();
    await updatePassword(tx, found.id, hashed);
    // Using the link proves ownership of the address.
    await updateVerified(tx, found.id);
    await deleteSessionsOf(tx, found.id);
    await deleteResets(tx, sent.email);
    await enqueueMail(tx, renderMail(found, 'passwordChanged', settings));
    return found.id;
  });
  mailWorker.flush();
  return { userId, hashed };
}

/** Makes all reset links to an address invalid. */
export async function cancelResets(db: Db, email: string): Promise<void> {
  await deleteResets(db, email);
}

type Recipient = { id: string; email: string; firstName: string };

/** Enqueues a confirmation mail; call it in the transaction that sets the address. */
export async function requestVerification(tx: Db, settings: Services['settings'], user: Recipient) {
  const token = newToken();
  const expiresAt = new Date(Date.now() + VERIFICATION_MS);
  await insertVerification(tx, { userId: user.id, email: user.email, token: hashOf(token), expiresAt });
  await enqueueMail(tx, renderMail(user, 'verify', settings, `${settings.PUBLIC_URL}/verify-email#${token}`));
}

export async function sendVerification(
  { db, limits, settings, mailWorker }: Services,
  person: Recipient & { emailVerified: boolean },
) {
  if (person.emailVerified) throw new AppError('invalid', 'You’ve already confirmed this address.');
  const uses = [{ limit: limits.mailsToAddress, key: person.email }];
  await consumeLimit(uses);
  await refundOnFailure(uses, () => db.transaction((tx) => requestVerification(tx, settings, person)));
  mailWorker.flush();
}

export async function confirmEmail({ db, limits, client }: Services, token: string) {
  await limits.recoveriesFromAddress.use(client);
  const isConfirmed = await db.transaction((tx) => verifyEmail(tx, hashOf(token), new Date()));
  if (!isConfirmed) throw linkExpired();
  // Only invalid tokens count, because a whole congregation on one Wi-Fi may confirm within the same hour.
  await limits.recoveriesFromAddress.refund(client);
}

/** Uses 404, because 400 means that the password was rejected and the link is still valid. */
function linkExpired() {
  return new AppError('not_found', 'This link has expired or was already used. Please ask for a new one.');
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
