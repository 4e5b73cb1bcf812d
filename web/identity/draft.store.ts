import { create } from 'zustand';
import { keepDraft, recallDraft } from '#web/lib/drafts';
import { usePerson } from '#web/lib/session.hooks';
import { QUESTIONS, type Question } from './questions';

/** What is written and not yet saved, by its key: in this page, and in the tab for a reload. */
const useDrafts = create<Record<string, string | undefined>>(() => ({}));

/** Keys are a person's own, because somebody else may sign in next in this tab. */
export function useDraftKeys() {
  const id = usePerson()?.id ?? '';
  return {
    ofAnswer: ({ truthId, questionIndex }: Pick<Question, 'truthId' | 'questionIndex'>) =>
      `draft.identity.${id}.${truthId}.${questionIndex}`,
    ofSection: (section: string) => `draft.blueprint.${id}.${section}`,
  };
}

/** The words in a field: what was typed last, or else what is saved. */
export function useDraft(key: string, saved: string) {
  const draft = useDrafts((drafts) => drafts[key]) ?? heldInTab(key);
  const text = draft ?? saved;
  return {
    text,
    isChanged: text.trim() !== saved.trim(),
    write: (typed: string) => set(key, typed === saved ? undefined : typed),
  };
}

/** Undefined when nothing unsaved is there. */
export function draftAt(key: string): string | undefined {
  return useDrafts.getState()[key] ?? heldInTab(key);
}

export function dropDraft(key: string): void {
  set(key, undefined);
}

/** Drops what was saved, unless more was typed meanwhile. */
export function dropSaved(key: string, saved: string): void {
  if (draftAt(key)?.trim() === saved) dropDraft(key);
}

export function isWriting(): boolean {
  return Object.values(useDrafts.getState()).some((draft) => draft !== undefined);
}

/** Questions with words that were written and not saved. */
export function useUnsaved(): Question[] {
  const { ofAnswer } = useDraftKeys();
  useDrafts();
  return QUESTIONS.filter((question) => draftAt(ofAnswer(question))?.trim());
}

function heldInTab(key: string): string | undefined {
  return recallDraft(key) || undefined;
}

function set(key: string, draft: string | undefined) {
  useDrafts.setState({ [key]: draft });
  keepDraft(key, draft ?? '');
}
