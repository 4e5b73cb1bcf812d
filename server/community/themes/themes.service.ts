import { THEME_DESCRIPTION_MAX } from '#contract/community/limits';
import type { NewTheme, ThemeForm } from '#contract/community/themes';
import { formatCount } from '#contract/fields/numbers';
import { visibleLength } from '#contract/fields/text';
import { publish } from '#server/community/events/events.service';
import type { Db } from '#server/db/db';
import { AppError } from '#server/http/appError';
import { sanitizeHtml, visibleTextOf } from '#server/lib/richText';
import { activeTheme, insertTheme, selectThemes, setActiveTheme, updateTheme } from './themes.queries';

export async function listThemes(db: Db) {
  return (await selectThemes(db)).map(toTheme);
}

export async function currentTheme(db: Db) {
  const theme = await activeTheme(db);
  return theme && toTheme(theme);
}

export function createTheme(db: Db, { active, ...form }: NewTheme) {
  return db.transaction(async (tx) => {
    const theme = await insertTheme(tx, rowOf(form));
    if (!active) return toTheme(theme);
    await publish(tx, { event: 'theme' });
    return toTheme((await setActiveTheme(tx, theme.id)) ?? theme);
  });
}

export function changeTheme(db: Db, themeId: number, form: ThemeForm) {
  return db.transaction(async (tx) => {
    const theme = await updateTheme(tx, themeId, rowOf(form));
    if (!theme) throw themeNotFound();
    if (theme.active) await publish(tx, { event: 'theme' });
    return toTheme(theme);
  });
}

export function activateTheme(db: Db, themeId: number) {
  return db.transaction(async (tx) => {
    const theme = await setActiveTheme(tx, themeId);
    if (!theme) throw themeNotFound();
    await publish(tx, { event: 'theme' });
    return toTheme(theme);
  });
}

function rowOf({ title, description, weekStart, weekEnd }: ThemeForm) {
  const clean = sanitizeHtml(description);
  if (visibleLength(visibleTextOf(clean)) === 0) throw new AppError('invalid', 'Please fill in all fields');
  // Closing open tags can make the HTML several times longer than the input.
  if (clean.length > THEME_DESCRIPTION_MAX) {
    throw new AppError(
      'invalid',
      `A description can have up to ${formatCount(THEME_DESCRIPTION_MAX)} characters.`,
    );
  }
  return { title, description: clean, weekStart: new Date(weekStart), weekEnd: new Date(weekEnd) };
}

/** Sanitizes the description again on output, in case something else wrote unsafe HTML to the row. */
function toTheme<Theme extends { description: string }>(theme: Theme): Theme {
  return { ...theme, description: sanitized(theme.description) };
}

/** Maximum number of cached descriptions: more themes than users view in an hour. */
const MAX_CACHED = 50;

const cache = new Map<string, string>();

/** Caches sanitized HTML: every visit reads the active theme, and parsing it takes up to 20 ms. */
function sanitized(description: string): string {
  const cached = cache.get(description);
  if (cached !== undefined) return cached;
  const clean = sanitizeHtml(description);
  const [oldest] = cache.keys();
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(description, clean);
  return clean;
}

function themeNotFound() {
  return new AppError('not_found', 'We can’t find that theme.');
}
