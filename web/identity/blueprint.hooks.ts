import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api';
import { queries } from '#web/lib/queries';
import { offerCare } from '#web/ui/care.store';
import { refetchOnWindowFocus } from './identity.hooks';

const BLUEPRINT = ['api', 'identity', 'blueprint'];

export function useBlueprint() {
  return useQuery({
    queryKey: BLUEPRINT,
    queryFn: async () => (await api.identity.blueprint.$get()).json(),
    refetchOnWindowFocus,
  });
}

/** Saves the user's own text for a section; blank text restores the one composed from the answers. */
export function useEditBlueprint() {
  return useMutation({
    mutationFn: async ({ section, text }: { section: string; text: string }) =>
      (await api.identity.blueprint[':section'].$put({ param: { section }, json: { text } })).json(),
    onSuccess: ({ care, ...blueprint }) => {
      queries.setQueryData(BLUEPRINT, blueprint);
      offerCare(care);
    },
  });
}
