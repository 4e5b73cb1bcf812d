import { useUser } from '#web/lib/session/session.hooks';
import { useDraftLookup } from '#web/lib/storage/draft.hooks';
import { QUESTIONS, type Question } from './questions';

/** Builds draft keys that contain the user's id, because someone else may sign in next in this tab. */
export function useDraftKeys() {
  const id = useUser()?.id ?? '';
  return {
    ofAnswer: ({ truthId, questionIndex }: Pick<Question, 'truthId' | 'questionIndex'>) =>
      `draft.identity.${id}.${truthId}.${questionIndex}`,
    ofSection: (section: string) => `draft.blueprint.${id}.${section}`,
  };
}

/** Returns the questions with an unsaved draft. */
export function useUnsavedQuestions(): Question[] {
  const { ofAnswer } = useDraftKeys();
  const draftOf = useDraftLookup();
  return QUESTIONS.filter((question) => draftOf(ofAnswer(question))?.trim());
}
