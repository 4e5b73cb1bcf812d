/** Local storage key prefix of the outbox, followed by the user id. Renaming it would lose unsent posts. */
export const OUTBOX_KEY_PREFIX = 'stillwaters.outbox.';
