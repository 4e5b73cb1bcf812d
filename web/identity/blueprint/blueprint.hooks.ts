import { useMutation, useQuery } from '@tanstack/react-query';
import { refetchOnWindowFocus } from '#web/identity/answers/identity.hooks';
import { apiClient } from '#web/lib/api';
import { showCrisisHelp } from '#web/shared/help/crisisHelp.store';

const BLUEPRINT = ['api', 'identity', 'blueprint'];

export function useBlueprint() {
  return useQuery({
    queryKey: BLUEPRINT,
    queryFn: async () => (await apiClient.identity.blueprint.$get()).json(),
    refetchOnWindowFocus,
  });
}

/** Saves the user's own text for a section. Blank text restores the text composed from the answers. */
export function useEditBlueprint() {
  return useMutation({
    mutationFn: async ({ section, text }: { section: string; text: string }) =>
      (await apiClient.identity.blueprint[':section'].$put({ param: { section }, json: { text } })).json(),
    onSuccess: ({ crisisHelp, ...blueprint }, _edit, _result, { client }) => {
      client.setQueryData(BLUEPRINT, blueprint);
      showCrisisHelp(crisisHelp);
    },
  });
}
