import type { Person } from '#contract/account/auth';
import { getStored } from '#web/lib/storage/storage';

/** Storage key of the last signed-in user. Offline, the app uses this user to open the sanctuary. */
export const REMEMBERED_USER = 'stillwaters.person';

/** Returns the user who is signed in, as far as this browser knows without a request; null for a visitor. */
export function rememberedUser(): Person | null {
  return getStored<Person>(REMEMBERED_USER);
}
