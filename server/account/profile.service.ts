import type { z } from 'zod';
import type { ProfileForm } from '#contract/account/account';
import { checkPassword } from '#server/auth/passwords.service';
import { cancelResets, requestVerification } from '#server/auth/recovery.service';
import type { SignedIn } from '#server/auth/sessions.service';
import type { Env } from '#server/http/api';
import { consumeLimit, refundOnFailure } from '#server/http/limits';
import { renderMail } from '#server/mail/mails';
import { enqueueMail } from '#server/mail/mailWorker';
import {
  findPerson,
  isEmailTaken,
  updateNoticeMails,
  updateProfile,
  updateRulesAgreed,
} from './account.queries';
import { accountNotFound, emailTaken } from './account.service';

type Services = Pick<Env['Variables'], 'db' | 'limits' | 'client' | 'settings' | 'mailWorker'> & {
  person: SignedIn;
  session: { signedInAt: Date };
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
        await cancelResets(tx, person.email);
        await enqueueMail(tx, renderMail(person, 'addressChanged', settings));
        await requestVerification(tx, settings, { ...profile, id: person.id });
      }
      return findPerson(tx, person.id);
    }),
  );
  if (emailChanges) mailWorker.flush();
  return changed ?? accountNotFound();
}

export async function chooseNoticeMails({ db, person }: Pick<Services, 'db' | 'person'>, wanted: boolean) {
  return (await updateNoticeMails(db, person.id, wanted)) ?? accountNotFound();
}

/** Stores the agreement in the account, so that the user’s other devices do not ask again. */
export async function agreeToRules({ db, person }: Pick<Services, 'db' | 'person'>) {
  return (await updateRulesAgreed(db, person.id)) ?? accountNotFound();
}
