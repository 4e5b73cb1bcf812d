import { useMemo } from 'react';
import { create } from 'zustand';
import { loadDraft, saveDraft } from './drafts';

/** Drafts by key. They are also in session storage, so that they survive a reload. */
const useDrafts = create<Record<string, string | undefined>>(() => ({}));

/** Keeps text in this tab until it is saved or sent. Without a draft, the text is the saved one. */
export function useDraft(key: string, saved = '') {
  const text = useDrafts((drafts) => drafts[key]) ?? storedDraft(key) ?? saved;
  return {
    text,
    isChanged: text.trim() !== saved.trim(),
    write: (typed: string) => setDraft(key, typed === saved ? undefined : typed),
    discard: () => discardDraft(key),
  };
}

/** Keeps an object in this tab until it is saved. Without a draft, it is null. */
export function useObjectDraft<Draft>(key: string) {
  const { text, write } = useDraft(key);
  const draft = useMemo(() => parseDraft<Draft>(text), [text]);
  return { draft, write: (next: Draft | null) => write(next ? JSON.stringify(next) : '') };
}

/** Returns undefined when there is no draft. */
export function getDraft(key: string): string | undefined {
  return useDrafts.getState()[key] ?? storedDraft(key);
}

/** Returns `getDraft`, and renders the component again when a draft changes. */
export function useDraftLookup() {
  useDrafts();
  return getDraft;
}

/** Returns whether this tab has written a draft whose key starts with a prefix. */
export function hasDrafts(prefix: string): boolean {
  const drafts = Object.entries(useDrafts.getState());
  return drafts.some(([key, draft]) => key.startsWith(prefix) && draft !== undefined);
}

export function discardDraft(key: string): void {
  setDraft(key, undefined);
}

/** Discards a draft after its text was sent. Returns false if the draft was edited in the meantime. */
export function discardSentDraft(key: string, sent: string): boolean {
  const isSettled = (getDraft(key) ?? '').trim() === sent;
  if (isSettled) discardDraft(key);
  return isSettled;
}

function setDraft(key: string, draft: string | undefined) {
  useDrafts.setState({ [key]: draft });
  saveDraft(key, draft ?? '');
}

function storedDraft(key: string): string | undefined {
  return loadDraft(key) || undefined;
}

function parseDraft<Draft>(text: string): Draft | null {
  try {
    return JSON.parse(text) as Draft;
  } catch {
    return null;
  }
}
