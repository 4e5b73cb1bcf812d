import type { z } from 'zod';
import { CHECK_EMAIL_AND_PASSWORD, type SignIn, type SignUp } from '#contract/auth';
import type { Env } from '#server/lib/api';
import { givingBack, spend } from '#server/lib/limits';
import { Refusal } from '#server/lib/refusal';
import { countReturn, grant } from '#server/progress/progress.service';
import { refuseGuessable } from './commonPasswords';
import { hashPassword, isPassword } from './passwords';
import { askForVerification } from './recovery.service';
import type { SignedIn } from './sessions.service';
import { findCredentials, findPerson, insertUser, isEmailTaken } from './users.queries';

type House = Pick<Env['Variables'], 'db' | 'limits' | 'client' | 'settings' | 'postman'>;

/** Opens an account. Of two people who ask for one address at the same moment, one gets it. */
export async function signUp(
  { db, limits, client, settings, postman }: House,
  form: z.output<typeof SignUp>,
) {
  await spend([
    { limit: limits.registrationsFromAddress, key: client },
    { limit: limits.registrationsFromAddressInDay, key: client },
  ]);
  if (await isEmailTaken(db, form.email)) throw taken();
  await refuseGuessable(form.password, [form.email, form.firstName, form.lastName]);
  const password = await hashPassword(form.password);
  // Where many accounts were opened and deleted under one address, the mail waits until somebody asks for it.
  const isAsked = await limits.accountMailsToAddress.tryUse(form.email);
  const uses = isAsked ? [{ limit: limits.accountMailsToAddress, key: form.email }] : [];
  const person = await givingBack(uses, () => openAccount({ db, settings }, { ...form, password }, isAsked));
  postman.wake();
  return person;
}

/** The account of somebody whose password is hashed, what she earns by coming, and the mail that asks whether it is she. */
export function openAccount(
  { db, settings }: Pick<House, 'db' | 'settings'>,
  form: z.output<typeof SignUp>,
  isAsked: boolean,
) {
  return db.transaction(async (tx) => {
    const user = await insertUser(tx, form);
    if (!user) throw taken();
    await grant(tx, user.id, 'joined', 'once');
    if (isAsked) await askForVerification(tx, settings, { ...form, id: user.id });
    return personFor(tx, user.id);
  });
}

/**
 * The person behind an address and a password. A wrong password and an unknown address
 * get the same answer after the same work. Failures count towards the limits on guesses, and successes towards one of
 * their own, per account and client, so that whoever knows the password keeps no other client out.
 * The hash by which she was known comes along: it may be another one by the time her session begins.
 */
export async function signIn(
  { db, limits, client }: Pick<House, 'db' | 'limits' | 'client'>,
  form: z.output<typeof SignIn>,
) {
  const account = `${form.email} ${client}`;
  const counted = [
    { limit: limits.wrongPasswordsOfAccount, key: account },
    { limit: limits.wrongPasswordsFromAddress, key: client },
  ];
  for (const { limit, key } of counted) await limit.check(key);
  await limits.signInsOfAccount.check(account);

  const found = await findCredentials(db, form.email);
  const right = await isPassword(form.password, found?.password ?? null, async () => {
    for (const { limit, key } of counted) await limit.use(key);
  });
  if (!found || !right) throw new Refusal('not_signed_in', CHECK_EMAIL_AND_PASSWORD);

  for (const { limit, key } of counted) await limit.giveBack(key);
  await limits.signInsOfAccount.use(account);
  return found;
}

/** Whoever is seen again on another day has come back, which counts. */
export async function welcomeBack(
  db: House['db'],
  person: SignedIn,
  lastDay: string | null,
): Promise<SignedIn> {
  return (await countReturn(db, person, lastDay)) ? personFor(db, person.id) : person;
}

async function personFor(db: House['db'], userId: string) {
  const found = await findPerson(db, userId);
  if (!found) throw new Refusal('not_found', 'This account no longer exists.');
  return found;
}

function taken() {
  return new Refusal('conflict', 'An account with this email already exists.');
}
