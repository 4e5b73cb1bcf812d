import { z } from 'zod';

/** What every refused call answers: a sentence for the person at the screen. */
export const Failure = z.object({
  message: z.string(),
  /** Every rule the input broke, the first of which is the message. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The nearest passage there is, where one was asked for that is not. */
  nearest: z.string().optional(),
  /** On a 500 only: the log carries the same id. */
  id: z.string().optional(),
});
export type Failure = z.infer<typeof Failure>;

/** An answer that only says what was done. */
export const Done = z.object({ message: z.string() });
