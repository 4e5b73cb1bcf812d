import type { z } from 'zod';
import { CHECK_EMAIL_AND_PASSWORD, type SignIn } from '#contract/account/auth';
import type { Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { verifyPassword } from './passwords.service';
import { findCredentials } from './users.queries';

/**
 * Checks an email address and a password. A wrong password and an unknown address get the same response after the same
 * work, to prevent user enumeration. Failures count toward the brute-force limits. Successes count toward a separate
 * limit per account and client, so that a client with the password cannot lock out others. Also returns the checked
 * hash: the caller passes it to `startSession`, which throws if the password has changed.
 */
export async function signIn(
  { db, limits, client }: Pick<Env['Variables'], 'db' | 'limits' | 'client'>,
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
