import { useState } from 'react';
import type { Relationship } from '#contract/relationships';
import { keepDraft, recallDraft } from '#web/lib/drafts';
import { dropSendKey } from '#web/lib/sendKey';

/** The form values of a relationship; all strings. */
export type Words = Record<'name' | 'category' | 'frequency' | 'energy' | 'notes', string>;

const EMPTY_FIELDS: Words = { name: '', category: 'family', frequency: '7', energy: '0', notes: '' };

/** Form draft, kept in session storage until it is saved or discarded. */
export function useDraft(key: string, saved: Relationship | null) {
  const [fields, setFields] = useState((): Words => ({ ...fieldsOf(saved), ...savedDraft(key) }));

  const write = (name: keyof Words, text: string) => {
    const next = { ...fields, [name]: text };
    setFields(next);
    keepDraft(key, JSON.stringify(next));
  };

  return { words: fields, write };
}

export function hasDraft(key: string): boolean {
  return recallDraft(key) !== '';
}

export function dropDraft(key: string): void {
  keepDraft(key, '');
  dropSendKey(key);
}

function fieldsOf(saved: Relationship | null): Words {
  if (!saved) return EMPTY_FIELDS;
  const { name, category, frequency, energy, notes } = saved;
  return { name, category, frequency: String(frequency), energy: String(energy), notes: notes ?? '' };
}

function savedDraft(key: string): Partial<Words> {
  try {
    return JSON.parse(recallDraft(key) || '{}');
  } catch {
    return {};
  }
}
