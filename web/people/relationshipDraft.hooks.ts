import { useState } from 'react';
import type { Relationship } from '#contract/relationships';
import { loadDraft, saveDraft } from '#web/lib/drafts';
import { clearIdempotencyKey } from '#web/lib/idempotencyKey';

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
  const [fields, setFields] = useState(
    (): RelationshipFields => ({ ...fieldsOf(saved), ...savedDraft(key) }),
  );

  const write = (name: keyof RelationshipFields, text: string) => {
    const next = { ...fields, [name]: text };
    setFields(next);
    saveDraft(key, JSON.stringify(next));
  };

  return { words: fields, write };
}

export function hasRelationshipDraft(key: string): boolean {
  return loadDraft(key) !== '';
}

export function dropRelationshipDraft(key: string): void {
  saveDraft(key, '');
  clearIdempotencyKey(key);
}

function fieldsOf(saved: Relationship | null): RelationshipFields {
  if (!saved) return EMPTY_FIELDS;
  const { name, category, frequency, energy, notes } = saved;
  return { name, category, frequency: String(frequency), energy: String(energy), notes: notes ?? '' };
}

function savedDraft(key: string): Partial<RelationshipFields> {
  try {
    return JSON.parse(loadDraft(key) || '{}');
  } catch {
    return {};
  }
}
