import { create } from 'zustand';
import { loadDraft, saveDraft } from '#web/lib/drafts';
import { useUser } from '#web/lib/session.hooks';
import { QUESTIONS, type Question } from './questions';

/** Unsaved drafts by key. They are also in session storage, so that they survive a reload. */
const useDrafts = create<Record<string, string | undefined>>(() => ({}));

/** Builds draft keys that contain the user's id, because someone else may sign in next in this tab. */
export function useDraftKeys() {
  const id = useUser()?.id ?? '';
  return {
    ofAnswer: ({ truthId, questionIndex }: Pick<Question, 'truthId' | 'questionIndex'>) =>
      `draft.identity.${id}.${truthId}.${questionIndex}`,
    ofSection: (section: string) => `draft.blueprint.${id}.${section}`,
  };
}

/** Returns the text of a field: the draft if there is one, otherwise the saved text. */
export function useAnswerDraft(key: string, saved: string) {
  const draft = useDrafts((drafts) => drafts[key]) ?? storedDraft(key);
  const text = draft ?? saved;
  return {
    text,
    isChanged: text.trim() !== saved.trim(),
    write: (typed: string) => set(key, typed === saved ? undefined : typed),
  };
}

/** Returns undefined when there is no draft. */
export function getDraft(key: string): string | undefined {
  return useDrafts.getState()[key] ?? storedDraft(key);
}

export function removeDraft(key: string): void {
  set(key, undefined);
}

/** Removes a draft that has been saved, unless the user has changed it in the meantime. */
export function removeSavedDraft(key: string, saved: string): void {
  if (getDraft(key)?.trim() === saved) removeDraft(key);
}

export function hasDrafts(): boolean {
  return Object.values(useDrafts.getState()).some((draft) => draft !== undefined);
}

/** Returns the questions with an unsaved draft. */
export function useUnsavedQuestions(): Question[] {
  const { ofAnswer } = useDraftKeys();
  useDrafts();
  return QUESTIONS.filter((question) => getDraft(ofAnswer(question))?.trim());
}

function storedDraft(key: string): string | undefined {
  return loadDraft(key) || undefined;
}

function set(key: string, draft: string | undefined) {
  useDrafts.setState({ [key]: draft });
  saveDraft(key, draft ?? '');
}
