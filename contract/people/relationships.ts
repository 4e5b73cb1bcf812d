import { z } from 'zod';
import { CrisisHelp } from '#contract/crisisHelp';
import { idParam } from '#contract/fields/ids';
import { timestamp } from '#contract/fields/timestamp';
import { optionalTrimmedText, trimmedText } from '#contract/fields/trimmedText';
import { CATEGORIES, ENERGIES, FREQUENCIES, NOTES_MAX, RELATIONSHIP_NAME_MAX } from './relationshipLimits';

/** Works around the OpenAPI generator, which lists only the first of several number literals. */
const enumOf = (numbers: readonly number[]) => ({ enum: [...numbers] });

/** A person to pray for. The key order is the order in which the form reports errors. */
export const NewRelationship = z.object({
  name: trimmedText(RELATIONSHIP_NAME_MAX, 'A name', 'Enter a name or nickname.'),
  category: z.enum(CATEGORIES, 'Choose who they are to you.'),
  frequency: z
    .literal(FREQUENCIES, 'Choose how often you would like to pray for them.')
    .meta(enumOf(FREQUENCIES)),
  energy: z.literal(ENERGIES, 'Choose how time with them leaves you.').meta(enumOf(ENERGIES)),
  notes: optionalTrimmedText(NOTES_MAX, 'Notes'),
});
export type NewRelationship = z.infer<typeof NewRelationship>;

export const Relationship = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(CATEGORIES),
  frequency: z.literal(FREQUENCIES).meta(enumOf(FREQUENCIES)),
  energy: z.literal(ENERGIES).meta(enumOf(ENERGIES)),
  notes: z.string().nullable(),
  /** When the user last marked this person as prayed for. */
  prayedAt: timestamp().nullable(),
  createdAt: timestamp(),
});
export type Relationship = z.infer<typeof Relationship>;

/** The saved relationship, with crisis help if the notes suggest that someone is in danger. */
export const WrittenRelationship = Relationship.extend({
  crisisHelp: CrisisHelp.nullable(),
});
export type WrittenRelationship = z.infer<typeof WrittenRelationship>;

export const RelationshipId = z.object({ id: idParam('This person is not on your list.') });
