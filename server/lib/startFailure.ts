/** Stops the start. Its message is the one sentence the operator reads. */
export class StartFailure extends Error {}
