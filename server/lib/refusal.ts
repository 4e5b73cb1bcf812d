const STATUS = {
  invalid: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  busy: 503,
} as const;

/** A call that cannot be answered; its message is the sentence the person reads. */
export class Refusal extends Error {
  readonly status: (typeof STATUS)[keyof typeof STATUS];

  constructor(
    kind: keyof typeof STATUS,
    message: string,
    readonly retryAfterSeconds?: number,
    /** The nearest passage there is, where one was asked for that is not. */
    readonly nearest?: string,
  ) {
    super(message);
    this.status = STATUS[kind];
  }
}
