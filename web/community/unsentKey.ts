/** Where a device keeps what somebody wrote and could not send; her id follows. By another name, what waits would be lost. */
export const UNSENT = 'stillwaters.outbox.';
