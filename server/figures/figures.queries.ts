import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { FIGURES } from '#content/figures';
import type { Figure } from '#content/figures/figure';
import { excludedValues } from '#server/db/columns';
import type { Db } from '#server/db/db';
import { systemPromptOf } from './figures.prompt';
import { biblicalFigures } from './figures.tables';

export function activeFigures(db: Db) {
  return db
    .select()
    .from(biblicalFigures)
    .where(eq(biblicalFigures.active, true))
    .orderBy(asc(biblicalFigures.sortOrder), asc(biblicalFigures.id));
}

/** Returns the figure's system prompt. Returns null if the figure is not active. */
export async function promptOf(db: Db, figureId: string): Promise<string | null> {
  const [found] = await db
    .select({ systemPrompt: biblicalFigures.systemPrompt })
    .from(biblicalFigures)
    .where(and(eq(biblicalFigures.figureId, figureId), eq(biblicalFigures.active, true)));
  return found?.systemPrompt ?? null;
}

/** Inserts missing figures and updates the authored columns of the others. Does not change `active` and `sortOrder`. */
export async function seedFigures(db: Db) {
  const excluded = excludedValues(biblicalFigures, AUTHORED_COLUMNS);
  await db
    .insert(biblicalFigures)
    .values(FIGURES.map((figure, at) => ({ ...rowOf(figure), sortOrder: at + 1 })))
    .onConflictDoUpdate({
      target: biblicalFigures.figureId,
      set: { ...excluded, updatedAt: sql`now()` },
      setWhere: sql`(${authored(biblicalFigures)}) is distinct from (${authored(excluded)})`,
    });
}

const AUTHORED_COLUMNS = [
  'name',
  'title',
  'description',
  'period',
  'keyThemes',
  'tags',
  'systemPrompt',
  'iconName',
  'colorClass',
  'bgColorClass',
  'borderColorClass',
  'shortName',
  'welcome',
] as const;

function rowOf(figure: Figure) {
  const { colour, figureId, name, shortName, title, description, period, iconName, welcome } = figure;
  return {
    figureId,
    name,
    shortName,
    title,
    description,
    period,
    keyThemes: [...figure.keyThemes],
    tags: [...figure.tags],
    systemPrompt: systemPromptOf(figure),
    iconName,
    welcome,
    colorClass: `text-${colour}`,
    bgColorClass: `bg-${colour}/12`,
    borderColorClass: `border-${colour}/40`,
  };
}

/** Lists the values of the authored columns, so that two rows can be compared. */
function authored(values: Record<(typeof AUTHORED_COLUMNS)[number], SQLWrapper>): SQL {
  return sql.join(
    AUTHORED_COLUMNS.map((name) => sql`${values[name]}`),
    sql`, `,
  );
}
