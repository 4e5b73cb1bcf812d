import { z } from 'zod';
import { THEME_DESCRIPTION_MAX, THEME_TITLE_MAX } from './communityLimits';
import { typed } from './text';
import { words } from './typedWords';

const FILL_IN = 'Please fill in all fields';
const DATES = 'Please enter valid dates';

/** Years that every database and date field can hold, with room for any theme. */
const YEAR_MIN = 2000;
const YEAR_MAX = 2200;

const isInCalendar = (day: string) => {
  const moment = Date.parse(day);
  return moment >= Date.UTC(YEAR_MIN, 0) && moment < Date.UTC(YEAR_MAX + 1, 0);
};

const day = () =>
  typed(FILL_IN)
    .pipe(z.string().min(1, FILL_IN))
    .pipe(z.iso.datetime({ offset: true, error: DATES }))
    .refine(isInCalendar, `Please enter dates between the years ${YEAR_MIN} and ${YEAR_MAX}`)
    .meta({ format: 'date-time' });

/** What a moderator fills in, by the rules of the form and of the call. */
export const ThemeForm = z
  .object({
    title: words(THEME_TITLE_MAX, 'A title', FILL_IN),
    /** HTML of paragraphs, bold, italic, links and lists; everything else is taken out. */
    description: words(THEME_DESCRIPTION_MAX, 'A description', FILL_IN),
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
  /** Days of the calendar, the same for whoever reads them: the first second of the first, the last of the last, in UTC. */
  weekStart: z.iso.datetime(),
  weekEnd: z.iso.datetime(),
  active: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Theme = z.infer<typeof Theme>;
