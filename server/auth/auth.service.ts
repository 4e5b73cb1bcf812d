import type { z } from 'zod';
import { CHECK_EMAIL_AND_PASSWORD, type SignIn, type SignUp } from '#contract/auth';
import type { Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { consumeLimit, refundOnFailure } from '#server/http/limits';
import { awardDailyReturn, awardXp } from '#server/progress/progress.service';
import { refuseGuessablePassword } from './commonPasswords';
import { hashPassword, verifyPassword } from './passwords';
import { requestVerification } from './recovery.service';
import type { SignedIn } from './sessions.service';
import { findCredentials, findPerson, insertUser, isEmailTaken } from './users.queries';

type Services = Pick<Env['Variables'], 'db' | 'limits' | 'client' | 'settings' | 'mailWorker'>;

/** Creates an account. If two sign-ups use the same address at the same time, only one succeeds. */
export async function signUp(
  { db, limits, client, settings, mailWorker }: Services,
  form: z.output<typeof SignUp>,
) {
  await consumeLimit([
    { limit: limits.registrationsFromAddress, key: client },
    { limit: limits.registrationsFromAddressInDay, key: client },
  ]);
  if (await isEmailTaken(db, form.email)) throw emailTaken();
  await refuseGuessablePassword(form.password, [form.email, form.firstName, form.lastName]);
  const password = await hashPassword(form.password);
  // After many sign-ups and deletions with one address, sign-up sends no mail, but the user can request one.
  const sendsMail = await limits.accountMailsToAddress.tryUse(form.email);
  const uses = sendsMail ? [{ limit: limits.accountMailsToAddress, key: form.email }] : [];
  const person = await refundOnFailure(uses, () =>
    createAccount({ db, settings }, { ...form, password }, sendsMail),
  );
  mailWorker.flush();
  return person;
}

/** Creates the account, its first experience points and the confirmation mail. `form.password` is already hashed. */
export function createAccount(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  form: z.output<typeof SignUp>,
  sendsMail: boolean,
) {
  return db.transaction(async (tx) => {
    const user = await insertUser(tx, form);
    if (!user) throw emailTaken();
    await awardXp(tx, user.id, 'joined', 'once');
    if (sendsMail) await requestVerification(tx, settings, { ...form, id: user.id });
    return personFor(tx, user.id);
  });
}

/**
 * Checks an email address and a password. A wrong password and an unknown address get the same response after the same
 * work, to prevent user enumeration. Failures count toward the brute-force limits. Successes count toward a separate
 * limit per account and client, so that a client with the password cannot lock out others. Also returns the checked
 * hash: the caller passes it to `startSession`, which throws if the password has changed.
 */
export async function signIn(
  { db, limits, client }: Pick<Services, 'db' | 'limits' | 'client'>,
  form: z.output<typeof SignIn>,
) {
  const account = `${form.email} ${client}`;
  const attempts = [
    { limit: limits.wrongPasswordsOfAccount, key: account },
    { limit: limits.wrongPasswordsFromAddress, key: client },
  ];
  for (const { limit, key } of attempts) await limit.check(key);
  await limits.signInsOfAccount.check(account);

  const found = await findCredentials(db, form.email);
  const isRight = await verifyPassword(form.password, found?.password ?? null, async () => {
    for (const { limit, key } of attempts) await limit.use(key);
  });
  if (!found || !isRight) throw new AppError('not_signed_in', CHECK_EMAIL_AND_PASSWORD);

  for (const { limit, key } of attempts) await limit.refund(key);
  await limits.signInsOfAccount.use(account);
  return found;
}

/** Awards experience points for the first visit of a day. Returns the user with the new points. */
export async function awardDailyVisit(
  db: Services['db'],
  person: SignedIn,
  lastDay: string | null,
): Promise<SignedIn> {
  return (await awardDailyReturn(db, person, lastDay)) ? personFor(db, person.id) : person;
}

async function personFor(db: Services['db'], userId: string) {
  const found = await findPerson(db, userId);
  if (!found) throw new AppError('not_found', 'This account no longer exists.');
  return found;
}

function emailTaken() {
  return new AppError('conflict', 'An account with this email already exists.');
}
