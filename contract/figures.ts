import { z } from 'zod';
import { Care } from './care';
import { SITUATION_MAX } from './chatLimits';
import { AskedFrom } from './chats';
import { wordsWithin } from './typedWords';

/** Somebody of the Bible one can talk with. */
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
  /** Classes of the stylesheet. */
  colorClass: z.string(),
  bgColorClass: z.string(),
  borderColorClass: z.string(),
  active: z.boolean(),
  sortOrder: z.int(),
  /** What he or she says first; for the written guide. */
  welcome: z.string(),
  /** As in 'in the voice of David'. */
  shortName: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type BiblicalFigure = z.infer<typeof BiblicalFigure>;

export const MentorQuestion = z.object({
  situation: wordsWithin(
    SITUATION_MAX,
    `Use up to ${SITUATION_MAX} characters.`,
    'Tell us what you’re going through.',
  ),
  ...AskedFrom.shape,
});
export type MentorQuestion = z.infer<typeof MentorQuestion>;

/** A figure who has lived through something like it; the reason completes 'because …'. */
export const Mentor = z.object({ figureId: z.string(), because: z.string() });
export type Mentor = z.infer<typeof Mentor>;

export const MentorAnswer = z.object({
  /** At most three, the nearest first; none where no one is clearly meant, or someone needs help first. */
  mentors: z.array(Mentor),
  care: Care.nullable(),
});
export type MentorAnswer = z.infer<typeof MentorAnswer>;
