import { deletesUnvisited } from './deletesUnvisited';
import { getStored, removeStored, setStored } from './storage';

const LOST = 'stillwaters.storageLost';

/**
 * Detects that Safari has deleted what this site had saved: a user is signed in, because the browser keeps the server's
 * cookie longer, but nothing is stored. Sends nothing. Other browsers are left out, because they delete only when the
 * disk is full, and so is an app on the Home Screen, which may start with the cookie but without stored data.
 */
export function detectStorageLoss(rememberedUser: unknown): void {
  if (!rememberedUser && deletesUnvisited()) setStored(LOST, true);
}

export function wasStorageLost(): boolean {
  return getStored(LOST) === true;
}

/** Called when something is saved again. */
export function clearStorageLoss(): void {
  removeStored(LOST);
}
