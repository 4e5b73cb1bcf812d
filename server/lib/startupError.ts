/** Aborts the startup; the message is printed for the operator. */
export class StartupError extends Error {}
