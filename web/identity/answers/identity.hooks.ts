import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { IdentityAnswer, IdentityResponse, TruthId } from '#contract/identity';
import { apiClient } from '#web/lib/api';
import { refreshProgress } from '#web/lib/session/progressRefresh';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { discardSentDraft, hasDrafts } from '#web/lib/storage/draft.hooks';
import { showCrisisHelp } from '#web/shared/help/crisisHelp.store';
import { toastError } from '#web/ui/toast/errorToasts';
import { useDraftKeys } from './answerDrafts.hooks';
import { isSameQuestion } from './questions';

const IDENTITY = ['api', 'identity'];
const ALL = [...IDENTITY, 'all-responses'];
const responsesKey = (truthId: TruthId) => [...IDENTITY, 'responses', truthId];

/** Refetches when the tab gets focus, so that answers from another tab appear, unless the user has a draft here. */
export const refetchOnWindowFocus = () =>
  !hasDrafts('draft.identity.') && !hasDrafts('draft.blueprint.') && ('always' as const);

export function useResponses() {
  return useQuery({
    queryKey: ALL,
    queryFn: async () => (await apiClient.identity['all-responses'].$get()).json(),
    refetchOnWindowFocus,
  });
}

export function useResponsesTo(truthId: TruthId) {
  const client = useQueryClient();
  return useQuery({
    queryKey: responsesKey(truthId),
    queryFn: async () => (await apiClient.identity.responses[':truthId'].$get({ param: { truthId } })).json(),
    placeholderData: () =>
      client.getQueryData<IdentityResponse[]>(ALL)?.filter((one) => one.truthId === truthId),
    refetchOnWindowFocus,
  });
}

/** Loads which truths are complete. */
export function useIdentityProgress() {
  return useQuery({
    queryKey: [...IDENTITY, 'progress'],
    queryFn: async () => (await apiClient.identity.progress.$get()).json(),
    refetchOnWindowFocus,
  });
}

/** Saves answers one after the other. `save` resolves to whether all were saved. Unsaved answers stay as drafts. */
export function useSaveAnswers() {
  const { ofAnswer } = useDraftKeys();
  const client = useQueryClient();
  const oneAtATime = useSingleFlight();
  const { mutateAsync, isPending, isError } = useMutation({
    mutationFn: async (answers: IdentityAnswer[]) => {
      for (const answer of answers) {
        const { crisisHelp } = await (await apiClient.identity.response.$post({ json: answer })).json();
        showCrisisHelp(crisisHelp);
        cacheResponse(client, answer);
        discardSentDraft(ofAnswer(answer), answer.response);
      }
    },
    onSuccess: () => refreshProgress(client),
    onSettled: () => void client.invalidateQueries({ queryKey: IDENTITY }),
  });

  const send = (answers: IdentityAnswer[]) =>
    mutateAsync(answers).then(
      () => true,
      (error: unknown) => {
        toastSaveError(error);
        return false;
      },
    );
  const save = async (answers: IdentityAnswer[]): Promise<boolean> =>
    (await oneAtATime(async () => answers.length === 0 || send(answers))) ?? false;

  return { save, isSaving: isPending, hasFailed: isError };
}

export function toastSaveError(error: unknown) {
  toastError(error, 'Save failed');
}

function cacheResponse(client: QueryClient, answer: IdentityResponse) {
  for (const queryKey of [ALL, responsesKey(answer.truthId)]) {
    client.setQueryData<IdentityResponse[]>(
      queryKey,
      (responses) => responses && [...responses.filter((one) => !isSameQuestion(one, answer)), answer],
    );
  }
}
