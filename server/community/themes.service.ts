import { THEME_DESCRIPTION_MAX } from '#contract/communityLimits';
import { grouped } from '#contract/numbers';
import { seenLength } from '#contract/text';
import type { NewTheme, ThemeForm } from '#contract/themes';
import type { Db } from '#server/lib/db';
import { Refusal } from '#server/lib/refusal';
import { cleanHtml, seenIn } from '#server/lib/richText';
import { tell } from './live.service';
import { activate, activeTheme, allThemes, insertTheme, updateTheme } from './themes.queries';

export async function themes(db: Db) {
  return (await allThemes(db)).map(toTheme);
}

export async function currentTheme(db: Db) {
  const theme = await activeTheme(db);
  return theme && toTheme(theme);
}

export function createTheme(db: Db, { active, ...form }: NewTheme) {
  return db.transaction(async (tx) => {
    const theme = await insertTheme(tx, rowOf(form));
    if (!active) return toTheme(theme);
    await tell(tx, { event: 'theme' });
    return toTheme((await activate(tx, theme.id)) ?? theme);
  });
}

export function changeTheme(db: Db, themeId: number, form: ThemeForm) {
  return db.transaction(async (tx) => {
    const theme = await updateTheme(tx, themeId, rowOf(form));
    if (!theme) throw themeNotFound();
    if (theme.active) await tell(tx, { event: 'theme' });
    return toTheme(theme);
  });
}

export function activateTheme(db: Db, themeId: number) {
  return db.transaction(async (tx) => {
    const theme = await activate(tx, themeId);
    if (!theme) throw themeNotFound();
    await tell(tx, { event: 'theme' });
    return toTheme(theme);
  });
}

function rowOf({ title, description, weekStart, weekEnd }: ThemeForm) {
  const clean = cleanHtml(description);
  if (seenLength(seenIn(clean)) === 0) throw new Refusal('invalid', 'Please fill in all fields');
  // Closing open tags can make the HTML several times longer than the input.
  if (clean.length > THEME_DESCRIPTION_MAX) {
    throw new Refusal(
      'invalid',
      `A description can have up to ${grouped(THEME_DESCRIPTION_MAX)} characters.`,
    );
  }
  return { title, description: clean, weekStart: new Date(weekStart), weekEnd: new Date(weekEnd) };
}

/** Sanitizes again on output, in case unsafe HTML got into the row some other way. */
function toTheme<Theme extends { description: string }>(theme: Theme): Theme {
  return { ...theme, description: sanitized(theme.description) };
}

/** More themes than users view in an hour. */
const MAX_CACHED = 50;

const cache = new Map<string, string>();

/** Caches sanitized HTML: every visit reads the active theme, and parsing it takes up to 20 ms. */
function sanitized(description: string): string {
  const cached = cache.get(description);
  if (cached !== undefined) return cached;
  const clean = cleanHtml(description);
  const [oldest] = cache.keys();
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(description, clean);
  return clean;
}

function themeNotFound() {
  return new Refusal('not_found', 'We can’t find that theme.');
}
