import { PRODUCT_NAME } from '#contract/product';
import { AppError } from '#server/http/appError';

let loading: Promise<Set<string>> | null = null;

/** Returns the 49,000 most common passwords. Loads them at the first call. */
function commonPasswords(): Promise<Set<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return loading;
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
