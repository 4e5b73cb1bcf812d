import { create } from 'zustand';
import { keepDraft, recallDraft } from '#web/lib/drafts';
import { usePerson } from '#web/lib/session.hooks';
import { QUESTIONS, type Question } from './questions';

/** Unsaved drafts by key: in memory, and in session storage for a reload. */
const useDrafts = create<Record<string, string | undefined>>(() => ({}));

/** Builds draft keys that contain the user's id, because someone else may sign in next in this tab. */
export function useDraftKeys() {
  const id = usePerson()?.id ?? '';
  return {
    ofAnswer: ({ truthId, questionIndex }: Pick<Question, 'truthId' | 'questionIndex'>) =>
      `draft.identity.${id}.${truthId}.${questionIndex}`,
    ofSection: (section: string) => `draft.blueprint.${id}.${section}`,
  };
}

/** The text of a field: the draft if there is one, otherwise the saved text. */
export function useDraft(key: string, saved: string) {
  const draft = useDrafts((drafts) => drafts[key]) ?? storedDraft(key);
  const text = draft ?? saved;
  return {
    text,
    isChanged: text.trim() !== saved.trim(),
    write: (typed: string) => set(key, typed === saved ? undefined : typed),
  };
}

/** Returns undefined when there is no draft. */
export function draftAt(key: string): string | undefined {
  return useDrafts.getState()[key] ?? storedDraft(key);
}

export function dropDraft(key: string): void {
  set(key, undefined);
}

/** Drops the draft that was saved, unless the user has typed more in the meantime. */
export function dropSaved(key: string, saved: string): void {
  if (draftAt(key)?.trim() === saved) dropDraft(key);
}

export function isWriting(): boolean {
  return Object.values(useDrafts.getState()).some((draft) => draft !== undefined);
}

/** Questions with an unsaved draft. */
export function useUnsaved(): Question[] {
  const { ofAnswer } = useDraftKeys();
  useDrafts();
  return QUESTIONS.filter((question) => draftAt(ofAnswer(question))?.trim());
}

function storedDraft(key: string): string | undefined {
  return recallDraft(key) || undefined;
}

function set(key: string, draft: string | undefined) {
  useDrafts.setState({ [key]: draft });
  keepDraft(key, draft ?? '');
}
