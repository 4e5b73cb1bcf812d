import type { Relationship } from '#contract/people/relationships';
import { discardDraft, getDraft, useObjectDraft } from '#web/lib/storage/draft.hooks';
import { clearIdempotencyKey } from '#web/lib/storage/idempotencyKey';

/** The form values of a relationship; all strings. */
export type RelationshipFields = Record<'name' | 'category' | 'frequency' | 'energy' | 'notes', string>;

const EMPTY_FIELDS: RelationshipFields = {
  name: '',
  category: 'family',
  frequency: '7',
  energy: '0',
  notes: '',
};

/** Keeps the form draft in session storage until it is saved or discarded. */
export function useRelationshipDraft(key: string, saved: Relationship | null) {
  const { draft, write } = useObjectDraft<RelationshipFields>(key);
  const fields = { ...fieldsOf(saved), ...draft };
  return {
    fields,
    write: (name: keyof RelationshipFields, text: string) => write({ ...fields, [name]: text }),
  };
}

export function hasRelationshipDraft(key: string): boolean {
  return getDraft(key) !== undefined;
}

export function dropRelationshipDraft(key: string): void {
  discardDraft(key);
  clearIdempotencyKey(key);
}

function fieldsOf(saved: Relationship | null): RelationshipFields {
  if (!saved) return EMPTY_FIELDS;
  const { name, category, frequency, energy, notes } = saved;
  return { name, category, frequency: String(frequency), energy: String(energy), notes: notes ?? '' };
}
