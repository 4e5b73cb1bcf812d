import { useState } from 'react';
import type { Relationship } from '#contract/relationships';
import { keepDraft, recallDraft } from '#web/lib/drafts';
import { dropSendKey } from '#web/lib/sendKey';

/** A relationship as its form holds it. */
export type Words = Record<'name' | 'category' | 'frequency' | 'energy' | 'notes', string>;

const NOBODY: Words = { name: '', category: 'family', frequency: '7', energy: '0', notes: '' };

/** What is typed into the form of somebody, kept in this tab until it is saved or let go. */
export function useDraft(key: string, saved: Relationship | null) {
  const [words, setWords] = useState((): Words => ({ ...wordsOf(saved), ...recalled(key) }));

  const write = (name: keyof Words, text: string) => {
    const next = { ...words, [name]: text };
    setWords(next);
    keepDraft(key, JSON.stringify(next));
  };

  return { words, write };
}

export function hasDraft(key: string): boolean {
  return recallDraft(key) !== '';
}

export function dropDraft(key: string): void {
  keepDraft(key, '');
  dropSendKey(key);
}

function wordsOf(saved: Relationship | null): Words {
  if (!saved) return NOBODY;
  const { name, category, frequency, energy, notes } = saved;
  return { name, category, frequency: String(frequency), energy: String(energy), notes: notes ?? '' };
}

function recalled(key: string): Partial<Words> {
  try {
    return JSON.parse(recallDraft(key) || '{}');
  } catch {
    return {};
  }
}
