import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { z } from 'zod';
import type { PasswordChange } from '#contract/account/account';
import { PRODUCT_NAME } from '#contract/pages/product';
import type { Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { renderMail } from '#server/mail/mails';
import { enqueueMail } from '#server/mail/mailWorker';
import { observePasswordHashes, refusedPasswordHashes } from '#server/observability/metrics';
import { deleteResets } from './recovery.queries';
import { deleteSessionsOf } from './sessions.queries';
import type { SignedIn } from './sessions.service';
import { findPassword, replacePassword } from './users.queries';

/** OWASP's first recommendation for argon2id (the package's default): 19 MiB, two iterations, one lane. */
const HASH_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Computes at most two hashes at once, so that a small machine with two cores stays responsive. */
const hashQueue = pLimit(2);
observePasswordHashes(() => ({ active: hashQueue.activeCount, waiting: hashQueue.pendingCount }));

/** Twenty waiting hashes take a second; longer queues would only lead to timeouts. */
const MAX_QUEUE = 20;

/** Verified when the address is unknown, so that sign-in takes as long as for a known address (timing attack). */
const DUMMY_HASH = hash(randomBytes(32), HASH_OPTIONS);

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, HASH_OPTIONS));
}

/**
 * Returns whether a password matches a hash. If there is no such account, the hash is null and the result is false.
 * `before` counts the attempt. It runs after the wait in the queue, so that parallel guesses cannot exceed the limit.
 */
export function verifyPassword(
  password: string,
  hashed: string | null,
  before: () => Promise<void>,
): Promise<boolean> {
  return queued(async () => {
    await before();
    const matches = await verify(hashed ?? (await DUMMY_HASH), password);
    return matches && hashed !== null;
  });
}

function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashQueue.pendingCount >= MAX_QUEUE) {
    refusedPasswordHashes.inc();
    throw new AppError('busy', 'A lot of people are signing in right now. Please try again in a moment.', 2);
  }
  return hashQueue(work);
}

/** Rejects common passwords, the product name, and the user’s names and email (`own`), even with digits appended. */
export async function refuseGuessablePassword(password: string, own: readonly string[]) {
  const typed = password.toLowerCase();
  const withoutSuffix = typed.replace(/[^\p{L}]+$/u, '');
  const personal = [PRODUCT_NAME, ...own, ...own.map((word) => word.split('@')[0] ?? '')];
  const isOwn = [typed, withoutSuffix].some((word) =>
    personal.some((each) => each !== '' && each.toLowerCase() === word),
  );
  if (isOwn || (await commonPasswords()).has(typed)) {
    throw new AppError('invalid', 'That password is too easy to guess. Please choose another.');
  }
}

let loading: Promise<Set<string>> | null = null;

/** Returns the 49,000 most common passwords. Loads them at the first call. */
function commonPasswords(): Promise<Set<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return loading;
}

type Services = Pick<Env['Variables'], 'db' | 'limits' | 'client' | 'settings' | 'mailWorker'> & {
  person: SignedIn;
};

/**
 * Changes the password and ends all sessions. Only one of two concurrent changes succeeds. Returns the new hash: the
 * caller passes it to `startSession`, which throws if the password has changed again.
 */
export async function changePassword(
  services: Services,
  { currentPassword, newPassword }: z.output<typeof PasswordChange>,
) {
  const { db, limits, person, settings, mailWorker } = services;
  const oldHash = await checkPassword(services, currentPassword);
  await refuseGuessablePassword(newPassword, [person.email, person.firstName, person.lastName]);
  await limits.passwordChangesOfPerson.use(person.id);
  const newHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, person.id, oldHash, newHash))) throw wrongPassword();
    await deleteSessionsOf(tx, person.id);
    await deleteResets(tx, person.email);
    await enqueueMail(tx, renderMail(person, 'passwordChanged', settings));
  });
  mailWorker.flush();
  return newHash;
}

/** Returns the hash of the password. Throws if the password is wrong, which counts toward the sign-in limit. */
export async function checkPassword(
  { db, limits, client, person }: Pick<Services, 'db' | 'limits' | 'client' | 'person'>,
  password: string,
): Promise<string> {
  const account = `${person.email} ${client}`;
  await limits.wrongPasswordsOfAccount.check(account);
  const hashed = await findPassword(db, person.id);
  const isRight = await verifyPassword(password, hashed, () => limits.wrongPasswordsOfAccount.use(account));
  if (hashed === null || !isRight) throw wrongPassword();
  await limits.wrongPasswordsOfAccount.refund(account);
  return hashed;
}

function wrongPassword() {
  return new AppError('forbidden', 'Please check your current password.');
}
