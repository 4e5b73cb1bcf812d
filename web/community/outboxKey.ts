/** Where this device keeps what somebody wrote and could not send; the person's id follows. */
export const OUTBOX = 'stillwaters.outbox.';
