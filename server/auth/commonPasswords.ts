import { PRODUCT_NAME } from '#contract/product';
import { Refusal } from '#server/lib/refusal';

let common: Promise<Set<string>> | null = null;

/** The 49,000 passwords that lists of guesses begin with; read when the first one is asked about. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

/** Refuses what others guess first: a common password, or `own`, the person's names and address, with figures behind. */
export async function refuseGuessable(password: string, own: readonly string[]) {
  const typed = password.toLowerCase();
  const bare = typed.replace(/[^\p{L}]+$/u, '');
  const near = [PRODUCT_NAME, ...own, ...own.map((word) => word.split('@')[0] ?? '')];
  const isOwn = [typed, bare].some((word) => near.some((each) => each !== '' && each.toLowerCase() === word));
  if (isOwn || (await commonPasswords()).has(typed)) {
    throw new Refusal('invalid', 'That password is too easy to guess. Please choose another.');
  }
}
