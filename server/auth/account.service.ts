import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { PasswordChange, ProfileForm } from '#contract/account';
import type { Env } from '#server/lib/api';
import { givingBack, spend } from '#server/lib/limits';
import { post, withdrawMails } from '#server/lib/mail';
import { Refusal } from '#server/lib/refusal';
import { refuseGuessable } from './commonPasswords';
import { countHoldings, holdingsOf } from './holdings.queries';
import { mailTo } from './mails';
import { hashPassword, isPassword } from './passwords';
import { deleteResets } from './recovery.queries';
import { askForVerification } from './recovery.service';
import { deleteOtherSessions, deleteSession, deleteSessionsOf, sessionsOf } from './sessions.queries';
import type { SignedIn } from './sessions.service';
import {
  deleteUser,
  findPassword,
  findPerson,
  isEmailTaken,
  replacePassword,
  updateProfile,
  updateRulesAgreed,
} from './users.queries';

type House = Pick<Env['Variables'], 'db' | 'limits' | 'client' | 'settings' | 'postman'> & {
  person: SignedIn;
  session: { sid: string; signedInAt: Date };
};

/** Whoever signed in just now need not say the password again. */
const FRESH_MS = 15 * 60_000;

/** Another address is not yet known to be hers, and the one before hears of it. */
export async function changeProfile(house: House, form: z.output<typeof ProfileForm>) {
  const { db, limits, person, session, settings, postman } = house;
  const { currentPassword, ...profile } = form;
  await limits.profileChangesOfPerson.use(person.id);
  const isMoved = profile.email !== person.email;
  const isFresh = Date.now() - session.signedInAt.getTime() < FRESH_MS;
  if (isMoved && !isFresh) await checkPassword(house, currentPassword ?? '');
  // Before the limit on mails, which belongs to whoever has the address.
  if (isMoved && (await isEmailTaken(db, profile.email))) throw taken();
  // Bounds the mails to an address that somebody typed in, and those that one account can cause.
  const mails = isMoved ? [profile.email, person.id] : [];
  const uses = mails.map((key) => ({ limit: limits.mailsToAddress, key }));
  await spend(uses);
  const changed = await givingBack(uses, () =>
    db.transaction(async (tx) => {
      const updated = await updateProfile(
        tx,
        person.id,
        isMoved ? { ...profile, emailVerified: false } : profile,
      );
      if (!updated) throw taken();
      if (isMoved) {
        await deleteResets(tx, person.email);
        await post(tx, mailTo(person, 'addressChanged', settings));
        await askForVerification(tx, settings, { ...profile, id: person.id });
      }
      return findPerson(tx, person.id);
    }),
  );
  if (isMoved) postman.wake();
  return changed ?? goneAccount();
}

/**
 * The old password ends with every session that began by it; of two who change the same one, one does. Answers the hash
 * of the new one: it may be another by the time her session begins.
 */
export async function changePassword(
  house: House,
  { currentPassword, newPassword }: z.output<typeof PasswordChange>,
) {
  const { db, limits, person, settings, postman } = house;
  const before = await checkPassword(house, currentPassword);
  await refuseGuessable(newPassword, [person.email, person.firstName, person.lastName]);
  await limits.passwordChangesOfPerson.use(person.id);
  const hashed = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, person.id, before, hashed))) throw wrongPassword();
    await deleteSessionsOf(tx, person.id);
    await deleteResets(tx, person.email);
    await post(tx, mailTo(person, 'passwordChanged', settings));
  });
  postman.wake();
  return hashed;
}

/** Agreement belongs to the account, so that no other device asks again. */
export async function agreeToRules({ db, person }: Pick<House, 'db' | 'person'>) {
  return (await updateRulesAgreed(db, person.id)) ?? goneAccount();
}

/** Everything goes with it that is hers; what it was and how much, the receipt says. */
export async function deleteAccount(house: House, password: string) {
  const { db, limits, person, settings, postman } = house;
  await checkPassword(house, password);
  const isTold = await limits.accountMailsToAddress.tryUse(person.email);
  const uses = isTold ? [{ limit: limits.accountMailsToAddress, key: person.email }] : [];
  const deleted = await givingBack(uses, () =>
    db.transaction(async (tx) => {
      const counts = await countHoldings(tx, person.id);
      if (!(await deleteUser(tx, person.id))) goneAccount();
      await withdrawMails(tx, person.email);
      await deleteResets(tx, person.email);
      if (isTold) await post(tx, mailTo(person, 'deleted', settings));
      return counts;
    }),
  );
  postman.wake();
  return {
    message: 'Your account and everything in it have been deleted.',
    deletedAt: new Date().toISOString(),
    deleted,
  };
}

/** Everything the house holds of a person, as it stands in its tables. */
export async function exportOf({ db, limits, person }: Pick<House, 'db' | 'limits' | 'person'>) {
  await limits.exportsOfPerson.use(person.id);
  return {
    about:
      'Everything we hold about you. What you saved on your own devices is not included, because we don’t have it.',
    exportedAt: new Date().toISOString(),
    account: person,
    signedInOn: (await sessionsOf(db, person.id)).map(({ sess }) => sess),
    ...(await holdingsOf(db, person.id)),
  };
}

export async function devicesOf({ db, person, session }: Pick<House, 'db' | 'person' | 'session'>) {
  const found = await sessionsOf(db, person.id);
  return found.map(({ sid, sess }) => ({
    id: nameOf(sid),
    name: sess.browser ?? 'Unknown browser',
    signedInAt: sess.signedInAt,
    current: sid === session.sid,
  }));
}

export async function signOutDevice({ db, person }: Pick<House, 'db' | 'person'>, id: string) {
  const found = (await sessionsOf(db, person.id)).find(({ sid }) => nameOf(sid) === id);
  if (!found) throw new Refusal('not_found', 'That device is already signed out.');
  await deleteSession(db, found.sid);
}

export async function signOutOthers({ db, person, session }: Pick<House, 'db' | 'person' | 'session'>) {
  await deleteOtherSessions(db, person.id, session.sid);
}

function taken() {
  return new Refusal('conflict', 'An account with this email already exists.');
}

/** Guesses are counted as those of a sign-in are. Answers the hash that the right one has. */
async function checkPassword({ db, limits, client, person }: House, password: string): Promise<string> {
  const account = `${person.email} ${client}`;
  await limits.wrongPasswordsOfAccount.check(account);
  const hashed = await findPassword(db, person.id);
  const isRight = await isPassword(password, hashed, () => limits.wrongPasswordsOfAccount.use(account));
  if (hashed === null || !isRight) throw wrongPassword();
  await limits.wrongPasswordsOfAccount.giveBack(account);
  return hashed;
}

function wrongPassword() {
  return new Refusal('forbidden', 'Please check your current password.');
}

/** A session as its owner may name it: nobody signs in by it. */
function nameOf(sid: string): string {
  return createHash('sha256').update(`device ${sid}`).digest('base64url').slice(0, 16);
}

function goneAccount(): never {
  throw new Refusal('not_found', 'This account no longer exists.');
}
