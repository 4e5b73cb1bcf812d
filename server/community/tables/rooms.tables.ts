import { sql } from 'drizzle-orm';
import { boolean, index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, rowId, timestampColumn, updatedAt } from '#server/db/columns';

export const roomType = pgEnum('room_type', ['town_square', 'walking_together', 'prayer_requests']);

export const weeklyThemes = pgTable(
  'weekly_themes',
  {
    id: idColumn(),
    title: text().notNull(),
    /** Sanitized HTML: paragraphs, bold, italic, links, lists. */
    description: text().notNull(),
    weekStart: timestampColumn().notNull(),
    weekEnd: timestampColumn().notNull(),
    active: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (theme) => [
    uniqueIndex('weekly_themes_one_active').on(theme.active).where(sql`${theme.active}`),
    index('weekly_themes_week_idx').on(theme.weekStart.desc()),
  ],
);

export const rooms = pgTable('rooms', {
  id: idColumn(),
  name: text().notNull(),
  type: roomType().notNull(),
  description: text(),
  activeThemeId: rowId().references(() => weeklyThemes.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
