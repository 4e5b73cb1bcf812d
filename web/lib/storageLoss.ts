import { getStored, removeStored, setStored } from './storage';

const LOST = 'stillwaters.storageLost';

/**
 * Notices that the browser has deleted what this site had saved: a user is signed in, because the browser keeps the
 * server's cookie longer, but nothing is stored. Safari does this after seven days without a visit. Nothing is sent.
 */
export function noticeStorageLoss(rememberedUser: unknown): void {
  if (!rememberedUser) setStored(LOST, true);
}

export function wasStorageLost(): boolean {
  return getStored(LOST) === true;
}

/** Called when something is saved again. */
export function forgetStorageLoss(): void {
  removeStored(LOST);
}
