import { z } from 'zod';
import { SITUATION_MAX } from './chatLimits';
import { WithCountry } from './chats';
import { CrisisHelp } from './crisisHelp';
import { timestamp } from './fields/timestamp';
import { trimmedTextWithin } from './fields/trimmedText';

/** A person from the Bible whom users can talk with. */
export const BiblicalFigure = z.object({
  id: z.int(),
  figureId: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  period: z.string(),
  keyThemes: z.array(z.string()),
  tags: z.array(z.string()),
  systemPrompt: z.string(),
  iconName: z.string(),
  /** CSS classes. */
  colorClass: z.string(),
  bgColorClass: z.string(),
  borderColorClass: z.string(),
  active: z.boolean(),
  sortOrder: z.int(),
  /** The figure’s first message, used by the written guide. */
  welcome: z.string(),
  /** The name in phrases such as 'in the voice of David'. */
  shortName: z.string(),
  createdAt: timestamp(),
  updatedAt: timestamp(),
});
export type BiblicalFigure = z.infer<typeof BiblicalFigure>;

export const MentorQuestion = z.object({
  situation: trimmedTextWithin(
    SITUATION_MAX,
    `Use up to ${SITUATION_MAX} characters.`,
    'Tell us what you’re going through.',
  ),
  ...WithCountry.shape,
});
export type MentorQuestion = z.infer<typeof MentorQuestion>;

/** A figure who lived through something similar; `because` completes a sentence that starts with 'because'. */
export const Mentor = z.object({ figureId: z.string(), because: z.string() });
export type Mentor = z.infer<typeof Mentor>;

export const MentorAnswer = z.object({
  /** At most three, best match first; empty if nothing matches clearly or the text suggests a crisis. */
  mentors: z.array(Mentor),
  crisisHelp: CrisisHelp.nullable(),
});
export type MentorAnswer = z.infer<typeof MentorAnswer>;
