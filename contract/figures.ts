import { z } from 'zod';

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
