import { useMutation, useQuery } from '@tanstack/react-query';
import type { IdentityAnswer, IdentityResponse, TruthId } from '#contract/identity';
import { api } from '#web/lib/api';
import { deedDone } from '#web/lib/deeds';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { queries } from '#web/lib/queries';
import { offerCare } from '#web/ui/care.store';
import { sayFailed } from '#web/ui/failing';
import { dropSaved, isWriting, useDraftKeys } from './draft.store';
import { isSame } from './questions';

const IDENTITY = ['api', 'identity'];
const ALL = [...IDENTITY, 'all-responses'];
const responsesKey = (truthId: TruthId) => [...IDENTITY, 'responses', truthId];

/** Refetches when the tab gets focus, so that answers from another tab appear, unless the user has a draft here. */
export const refetchOnWindowFocus = () => !isWriting() && ('always' as const);

export function useResponses() {
  return useQuery({
    queryKey: ALL,
    queryFn: async () => (await api.identity['all-responses'].$get()).json(),
    refetchOnWindowFocus,
  });
}

export function useResponsesTo(truthId: TruthId) {
  return useQuery({
    queryKey: responsesKey(truthId),
    queryFn: async () => (await api.identity.responses[':truthId'].$get({ param: { truthId } })).json(),
    placeholderData: () =>
      queries.getQueryData<IdentityResponse[]>(ALL)?.filter((one) => one.truthId === truthId),
    refetchOnWindowFocus,
  });
}

/** Which truths are complete. */
export function useProgress() {
  return useQuery({
    queryKey: [...IDENTITY, 'progress'],
    queryFn: async () => (await api.identity.progress.$get()).json(),
    refetchOnWindowFocus,
  });
}

/** Saves answers one after the other and resolves to whether all were saved. Unsaved answers stay as drafts. */
export function useSaveAnswers() {
  const { ofAnswer } = useDraftKeys();
  const oneAtATime = useOneAtATime();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (answers: IdentityAnswer[]) => {
      for (const answer of answers) {
        const { care } = await (await api.identity.response.$post({ json: answer })).json();
        offerCare(care);
        cacheResponse(answer);
        dropSaved(ofAnswer(answer), answer.response);
      }
    },
    onSuccess: deedDone,
    onSettled: () => void queries.invalidateQueries({ queryKey: IDENTITY }),
  });

  const send = (answers: IdentityAnswer[]) =>
    mutateAsync(answers).then(
      () => true,
      (error: unknown) => {
        sayNotSaved(error);
        return false;
      },
    );
  const save = async (answers: IdentityAnswer[]): Promise<boolean> =>
    (await oneAtATime(async () => answers.length === 0 || send(answers))) ?? false;

  return { save, isSaving: isPending };
}

export function sayNotSaved(error: unknown) {
  sayFailed(error, 'Save failed');
}

function cacheResponse(answer: IdentityResponse) {
  for (const queryKey of [ALL, responsesKey(answer.truthId)]) {
    queries.setQueryData<IdentityResponse[]>(
      queryKey,
      (responses) => responses && [...responses.filter((one) => !isSame(one, answer)), answer],
    );
  }
}
