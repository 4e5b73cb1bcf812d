import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { PasswordChange, ProfileForm } from '#contract/account';
import type { Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { consumeLimit, refundOnFailure } from '#server/http/limits';
import { renderMail } from '#server/mail/mails';
import { cancelMails, enqueueMail } from '#server/mail/mailWorker';
import { refuseGuessablePassword } from './commonPasswords';
import { hashPassword, verifyPassword } from './passwords';
import { deleteResets } from './recovery.queries';
import { requestVerification } from './recovery.service';
import { deleteOtherSessions, deleteSession, deleteSessionsOf, sessionsOf } from './sessions.queries';
import type { SignedIn } from './sessions.service';
import { countUserData, userDataOf } from './userData.queries';
import {
  deleteUser,
  findPassword,
  findPerson,
  isEmailTaken,
  replacePassword,
  updateProfile,
  updateRulesAgreed,
} from './users.queries';

type Services = Pick<Env['Variables'], 'db' | 'limits' | 'client' | 'settings' | 'mailWorker'> & {
  person: SignedIn;
  session: { sid: string; signedInAt: Date };
};

/** Within this time after sign-in, changing the email address needs no password. */
const RECENT_SIGN_IN_MS = 15 * 60_000;

/** Changes the name or email address. A new address starts unconfirmed, and the old address gets a mail about it. */
export async function changeProfile(services: Services, form: z.output<typeof ProfileForm>) {
  const { db, limits, person, session, settings, mailWorker } = services;
  const { currentPassword, ...profile } = form;
  await limits.profileChangesOfPerson.use(person.id);
  const emailChanges = profile.email !== person.email;
  const signedInRecently = Date.now() - session.signedInAt.getTime() < RECENT_SIGN_IN_MS;
  if (emailChanges && !signedInRecently) await checkPassword(services, currentPassword ?? '');
  // Checked before the mail limit is used, so that a taken address does not use up its owner’s mails.
  if (emailChanges && (await isEmailTaken(db, profile.email))) throw emailTaken();
  // Limits the mails to the new address, and the mails that this account can send to any address.
  const mails = emailChanges ? [profile.email, person.id] : [];
  const uses = mails.map((key) => ({ limit: limits.mailsToAddress, key }));
  await consumeLimit(uses);
  const changed = await refundOnFailure(uses, () =>
    db.transaction(async (tx) => {
      const updated = await updateProfile(
        tx,
        person.id,
        emailChanges ? { ...profile, emailVerified: false } : profile,
      );
      if (!updated) throw emailTaken();
      if (emailChanges) {
        await deleteResets(tx, person.email);
        await enqueueMail(tx, renderMail(person, 'addressChanged', settings));
        await requestVerification(tx, settings, { ...profile, id: person.id });
      }
      return findPerson(tx, person.id);
    }),
  );
  if (emailChanges) mailWorker.flush();
  return changed ?? accountNotFound();
}

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

/** Stores the agreement in the account, so that the user’s other devices do not ask again. */
export async function agreeToRules({ db, person }: Pick<Services, 'db' | 'person'>) {
  return (await updateRulesAgreed(db, person.id)) ?? accountNotFound();
}

/** Deletes the account and all its data. Returns a receipt that counts the deleted rows. */
export async function deleteAccount(services: Services, password: string) {
  const { db, limits, person, settings, mailWorker } = services;
  await checkPassword(services, password);
  const sendsMail = await limits.accountMailsToAddress.tryUse(person.email);
  const uses = sendsMail ? [{ limit: limits.accountMailsToAddress, key: person.email }] : [];
  const deleted = await refundOnFailure(uses, () =>
    db.transaction(async (tx) => {
      const counts = await countUserData(tx, person.id);
      if (!(await deleteUser(tx, person.id))) accountNotFound();
      await cancelMails(tx, person.email);
      await deleteResets(tx, person.email);
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
export async function exportUserData({ db, limits, person }: Pick<Services, 'db' | 'limits' | 'person'>) {
  await limits.exportsOfPerson.use(person.id);
  return {
    about:
      'Everything we hold about you. What you saved on your own devices is not included, because we don’t have it.',
    exportedAt: new Date().toISOString(),
    account: person,
    signedInOn: (await sessionsOf(db, person.id)).map(({ sess }) => sess),
    ...(await userDataOf(db, person.id)),
  };
}

export async function devicesOfUser({ db, person, session }: Pick<Services, 'db' | 'person' | 'session'>) {
  const found = await sessionsOf(db, person.id);
  return found.map(({ sid, sess }) => ({
    id: deviceId(sid),
    name: sess.browser ?? 'Unknown browser',
    signedInAt: sess.signedInAt,
    current: sid === session.sid,
  }));
}

export async function signOutDevice({ db, person }: Pick<Services, 'db' | 'person'>, id: string) {
  const found = (await sessionsOf(db, person.id)).find(({ sid }) => deviceId(sid) === id);
  if (!found) throw new AppError('not_found', 'That device is already signed out.');
  await deleteSession(db, found.sid);
}

export async function signOutOthers({ db, person, session }: Pick<Services, 'db' | 'person' | 'session'>) {
  await deleteOtherSessions(db, person.id, session.sid);
}

function emailTaken() {
  return new AppError('conflict', 'An account with this email already exists.');
}

/** Returns the hash of the password. Throws if the password is wrong, which counts toward the sign-in limit. */
async function checkPassword({ db, limits, client, person }: Services, password: string): Promise<string> {
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

/** Returns a public id for a session. The id cannot be used to sign in. */
function deviceId(sid: string): string {
  return createHash('sha256').update(`device ${sid}`).digest('base64url').slice(0, 16);
}

function accountNotFound(): never {
  throw new AppError('not_found', 'This account no longer exists.');
}
