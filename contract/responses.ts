import { z } from 'zod';

/** The body of every error response; the message is written for the user. */
export const ErrorResponse = z.object({
  message: z.string(),
  /** All validation errors; the first one is also the message. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The nearest existing passage, if the requested one does not exist. */
  nearest: z.string().optional(),
  /** Why a post or comment was refused, if the client can ask the user and send it again. */
  code: z.literal('rules_not_agreed').optional(),
  /** On a 500 or 503: the id of the log line. */
  id: z.string().optional(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;

/** A response that only confirms what was done. */
export const MessageResponse = z.object({ message: z.string() });
