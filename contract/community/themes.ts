import { z } from 'zod';
import { typedText } from '#contract/fields/text';
import { timestamp } from '#contract/fields/timestamp';
import { trimmedText } from '#contract/fields/trimmedText';
import { THEME_DESCRIPTION_MAX, THEME_TITLE_MAX } from './limits';

const FILL_IN_MESSAGE = 'Please fill in all fields';
const INVALID_DATE_MESSAGE = 'Please enter valid dates';

/** Every database and date field can hold these years. No theme needs an earlier or a later year. */
const MIN_YEAR = 2000;
const MAX_YEAR = 2200;

const isInCalendar = (day: string) => {
  const moment = Date.parse(day);
  return moment >= Date.UTC(MIN_YEAR, 0) && moment < Date.UTC(MAX_YEAR + 1, 0);
};

const day = () =>
  typedText(FILL_IN_MESSAGE)
    .pipe(z.string().min(1, FILL_IN_MESSAGE))
    .pipe(z.iso.datetime({ offset: true, error: INVALID_DATE_MESSAGE }))
    .refine(isInCalendar, `Please enter dates between the years ${MIN_YEAR} and ${MAX_YEAR}`)
    .meta({ format: 'date-time' });

/** The theme form, validated the same way in the browser and on the server. */
export const ThemeForm = z
  .object({
    title: trimmedText(THEME_TITLE_MAX, 'A title', FILL_IN_MESSAGE),
    /** HTML with paragraphs, bold, italic, links and lists. The server strips all other markup. */
    description: trimmedText(THEME_DESCRIPTION_MAX, 'A description', FILL_IN_MESSAGE),
    weekStart: day(),
    weekEnd: day(),
  })
  .refine(({ weekStart, weekEnd }) => Date.parse(weekEnd) > Date.parse(weekStart), {
    path: ['weekEnd'],
    error: 'End date must be after start date',
  });
export type ThemeForm = z.infer<typeof ThemeForm>;

export const NewTheme = ThemeForm.and(z.object({ active: z.boolean().default(true) }));
export type NewTheme = z.infer<typeof NewTheme>;

export const Theme = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** `weekStart` is the first second of the first day, `weekEnd` the last second of the last day, both in UTC. */
  weekStart: timestamp(),
  weekEnd: timestamp(),
  active: z.boolean(),
  createdAt: timestamp(),
});
export type Theme = z.infer<typeof Theme>;
