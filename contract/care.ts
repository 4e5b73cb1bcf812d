import { z } from 'zod';

/** Help for somebody whose words sound as if she were in danger: what is said first, and who is near. She alone is shown it. */
export const Care = z.object({ text: z.string(), near: z.string() });
export type Care = z.infer<typeof Care>;
