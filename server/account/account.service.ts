import type { z } from 'zod';
import type { SignUp } from '#contract/account/auth';
import { checkPassword, hashPassword, refuseGuessablePassword } from '#server/auth/passwords.service';
import { cancelResets, requestVerification } from '#server/auth/recovery.service';
import type { SignedIn } from '#server/auth/sessions.service';
import type { Db } from '#server/db/db';
import type { Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { consumeLimit, refundOnFailure } from '#server/http/limits';
import { renderMail } from '#server/mail/mails';
import { cancelMails, enqueueMail } from '#server/mail/mailWorker';
import { awardDailyReturn, awardXp } from '#server/progress/progress.service';
import { deleteUser, findPerson, insertUser, isEmailTaken, lockForDeletion } from './account.queries';
import { countUserData, signInsOf, userDataOf } from './userData.queries';

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

/** Creates the account, its first XP and the confirmation mail. `form.password` is already hashed. */
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

/** Awards XP for the first visit of a day. Returns the user with the new XP. */
export async function awardDailyVisit(db: Db, person: SignedIn): Promise<SignedIn> {
  return (await awardDailyReturn(db, person)) ? personFor(db, person.id) : person;
}

async function personFor(db: Db, userId: string) {
  return (await findPerson(db, userId)) ?? accountNotFound();
}

/** Deletes the account and all its data. Returns a receipt that counts the deleted rows. */
export async function deleteAccount(services: Services & { person: SignedIn }, password: string) {
  const { db, limits, person, settings, mailWorker } = services;
  await checkPassword(services, password);
  const sendsMail = await limits.accountMailsToAddress.tryUse(person.email);
  const uses = sendsMail ? [{ limit: limits.accountMailsToAddress, key: person.email }] : [];
  const deleted = await refundOnFailure(uses, () =>
    db.transaction(async (tx) => {
      await lockForDeletion(tx, person.id);
      const counts = await countUserData(tx, person.id);
      if (!(await deleteUser(tx, person.id))) accountNotFound();
      await cancelMails(tx, person.email);
      await cancelResets(tx, person.email);
      if (sendsMail) await enqueueMail(tx, renderMail(person, 'deleted', settings));
      return counts;
    }),
  );
  mailWorker.flush();
  return {
    message: 'Your account and everything in it have been deleted.',
    deletedAt: new Date().toISOString(),
    deleted,
  };
}

/** Returns all stored data of a user, as raw rows. */
export async function exportUserData({
  db,
  limits,
  person,
}: Pick<Services, 'db' | 'limits'> & { person: SignedIn }) {
  await limits.exportsOfPerson.use(person.id);
  return {
    about:
      'Everything we hold about you. What you saved on your own devices is not included, because we don’t have it.',
    exportedAt: new Date().toISOString(),
    account: person,
    signedInOn: await signInsOf(db, person.id),
    ...(await userDataOf(db, person.id)),
  };
}

export function emailTaken() {
  return new AppError('conflict', 'An account with this email already exists.');
}

export function accountNotFound(): never {
  throw new AppError('not_found', 'This account no longer exists.');
}
