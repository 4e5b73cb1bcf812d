import { z } from 'zod';

/** The kind of crisis. Helplines for this kind are listed first. */
export const Concern = z.enum(['crisis', 'abuse', 'sexual', 'child', 'trafficking', 'maternal']);
export type Concern = z.infer<typeof Concern>;

/** A helpline with at least one of `phone`, `text` and `chat`. */
export const Helpline = z.object({
  name: z.string(),
  phone: z.string().optional(),
  /** Instructions for texting, such as what to send and to which number. */
  text: z.string().optional(),
  chat: z.string().optional(),
  /** Opening hours as text. Refers to the helpline’s site if the hours vary. */
  hours: z.string(),
  for: Concern,
});
export type Helpline = z.infer<typeof Helpline>;

/** Help shown only to the user whose text suggests that they are in danger. `near` suggests people close by. */
export const CrisisHelp = z.object({
  text: z.string(),
  near: z.string(),
  concern: Concern,
  /** In display order. Helplines for `concern` come first. */
  helplines: z.array(Helpline),
});
export type CrisisHelp = z.infer<typeof CrisisHelp>;

/** ISO 3166-1 alpha-2. */
export const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Use a two-letter country code, like US.')
  .max(2);
