import { z } from 'zod';
import { grouped } from './numbers';
import { CATEGORIES, ENERGIES, FREQUENCIES, NAME_MAX, NOTES_MAX } from './relationshipLimits';
import { seenLength, typed } from './text';

const NAMELESS = 'Write a name, or whatever you call them.';
const NO_SUCH = 'This person is not on your list.';

/** Of several numbers the description would name only the first. */
const allOf = (numbers: readonly number[]) => ({ enum: [...numbers] });

/** Somebody one prays for, as one writes it down. Key order is the order in which the form is read. */
export const NewRelationship = z.object({
  name: typed(NAMELESS)
    .pipe(
      z
        .string()
        .refine((text) => seenLength(text) > 0, NAMELESS)
        .max(NAME_MAX, `A name holds at most ${NAME_MAX} characters.`),
    )
    .meta({ minLength: 1, maxLength: NAME_MAX }),
  category: z.enum(CATEGORIES, 'Choose who they are to you.'),
  frequency: z
    .literal(FREQUENCIES, 'Choose how often you would like to pray for them.')
    .meta(allOf(FREQUENCIES)),
  energy: z.literal(ENERGIES, 'Choose what being with them does to your strength.').meta(allOf(ENERGIES)),
  notes: typed()
    .pipe(z.string().max(NOTES_MAX, `Notes hold at most ${grouped(NOTES_MAX)} characters.`))
    .transform((text) => (seenLength(text) > 0 ? text : null))
    .nullable()
    .default(null)
    .meta({ maxLength: NOTES_MAX }),
});
export type NewRelationship = z.infer<typeof NewRelationship>;

export const Relationship = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(CATEGORIES),
  frequency: z.literal(FREQUENCIES).meta(allOf(FREQUENCIES)),
  energy: z.literal(ENERGIES).meta(allOf(ENERGIES)),
  notes: z.string().nullable(),
  /** When one last said that one prayed for them. */
  prayedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Relationship = z.infer<typeof Relationship>;

/** What was kept; and, where the notes sound as if somebody were in danger, help with it. */
export const WrittenRelationship = Relationship.extend({
  care: z.object({ text: z.string(), near: z.string() }).nullable(),
});
export type WrittenRelationship = z.infer<typeof WrittenRelationship>;

export const RelationshipId = z.object({
  id: z.coerce
    .number(NO_SUCH)
    .pipe(z.int(NO_SUCH).min(1, NO_SUCH).max(2_147_483_647, NO_SUCH))
    .meta({ type: 'integer', minimum: 1, maximum: 2_147_483_647 }),
});
