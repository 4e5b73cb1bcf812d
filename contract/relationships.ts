import { z } from 'zod';
import { Care } from './care';
import { idInAddress } from './ids';
import { CATEGORIES, ENERGIES, FREQUENCIES, NOTES_MAX, RELATIONSHIP_NAME_MAX } from './relationshipLimits';
import { words, wordsOrNone } from './typedWords';

/** Of several numbers the description would name only the first. */
const allOf = (numbers: readonly number[]) => ({ enum: [...numbers] });

/** Somebody one prays for, as one writes it down. Key order is the order in which the form is read. */
export const NewRelationship = z.object({
  name: words(RELATIONSHIP_NAME_MAX, 'A name', 'Write a name, or whatever you call them.'),
  category: z.enum(CATEGORIES, 'Choose who they are to you.'),
  frequency: z
    .literal(FREQUENCIES, 'Choose how often you would like to pray for them.')
    .meta(allOf(FREQUENCIES)),
  energy: z.literal(ENERGIES, 'Choose what being with them does to your strength.').meta(allOf(ENERGIES)),
  notes: wordsOrNone(NOTES_MAX, 'Notes hold'),
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
  care: Care.nullable(),
});
export type WrittenRelationship = z.infer<typeof WrittenRelationship>;

export const RelationshipId = z.object({ id: idInAddress('This person is not on your list.') });
