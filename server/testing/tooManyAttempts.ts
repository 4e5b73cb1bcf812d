import { expect } from 'vitest';

/** The answer to a request beyond an hourly limit. On a busy machine, some of the hour has passed by then. */
export const TOO_MANY_ATTEMPTS = {
  status: 429,
  body: { message: expect.stringMatching(/^Too many attempts\. Please try again in (?:60|5\d) minutes\.$/) },
};
