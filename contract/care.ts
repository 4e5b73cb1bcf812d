import { z } from 'zod';

/** What a person needs help with: the helplines for it come first. */
export const Concern = z.enum(['crisis', 'abuse', 'sexual', 'child', 'trafficking', 'maternal']);
export type Concern = z.infer<typeof Concern>;

/** A line that listens. At least one of `phone`, `text` and `chat` is given. */
export const Helpline = z.object({
  name: z.string(),
  phone: z.string().optional(),
  /** What to send and where, as a person would read it. */
  text: z.string().optional(),
  chat: z.string().optional(),
  /** In words; left open where the line itself should say it. */
  hours: z.string(),
  for: Concern,
  /** The line’s own official site. */
  source: z.string(),
  /** The day its number was last compared with a page of its own or of a public authority. */
  checkedOn: z.string(),
});
export type Helpline = z.infer<typeof Helpline>;

/** Help for someone whose words sound as if they were in danger: what is said first, and who is near. Only they see it. */
export const Care = z.object({
  text: z.string(),
  near: z.string(),
  concern: Concern,
  /** In the order shown: those for the concern first. */
  helplines: z.array(Helpline),
});
export type Care = z.infer<typeof Care>;

/** ISO 3166-1 alpha-2. */
export const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Use a two-letter country code, like US.')
  .max(2);
