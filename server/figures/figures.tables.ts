import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, updatedAt } from '#server/db/columns';

export const biblicalFigures = pgTable(
  'biblical_figures',
  {
    id: idColumn(),
    figureId: text().notNull().unique(),
    name: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    period: text().notNull(),
    keyThemes: text().array().notNull(),
    tags: text().array().notNull(),
    systemPrompt: text().notNull(),
    iconName: text().notNull().default('BookOpen'),
    colorClass: text().notNull(),
    bgColorClass: text().notNull(),
    borderColorClass: text().notNull(),
    active: boolean().notNull().default(true),
    sortOrder: integer().notNull().default(0),
    shortName: text().notNull(),
    welcome: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (figure) => [index('biblical_figures_sort_idx').on(figure.active, figure.sortOrder)],
);
