/** Aborts the startup or an operator’s command; the message is printed for the operator. */
export class StartupError extends Error {}
