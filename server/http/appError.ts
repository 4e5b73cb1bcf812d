import type { ErrorResponse } from '#contract/responses';

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

/** An error with an HTTP status and a message for the user. */
export class AppError extends Error {
  readonly status: (typeof STATUS)[keyof typeof STATUS];

  constructor(
    kind: keyof typeof STATUS,
    message: string,
    readonly retryAfterSeconds?: number,
    /** Further fields of the response. */
    readonly details: Pick<ErrorResponse, 'nearest' | 'code'> = {},
  ) {
    super(message);
    this.status = STATUS[kind];
  }
}
