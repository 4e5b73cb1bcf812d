import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewRelationship, Relationship } from '#contract/people/relationships';
import { ApiError, apiClient, IDEMPOTENT } from '#web/lib/api';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';

const RELATIONSHIPS = ['api', 'relationships'];
const STALE_TIME_MS = 60_000;

export function useRelationships() {
  const client = useQueryClient();
  return useQuery({
    queryKey: RELATIONSHIPS,
    queryFn: async () => (await apiClient.relationships.$get()).json(),
    staleTime: STALE_TIME_MS,
    // Picks up changes from other tabs, unless a mutation is in flight.
    refetchOnWindowFocus: () => client.isMutating({ mutationKey: RELATIONSHIPS }) === 0 && 'always',
  });
}

/** Adds a person. The idempotency key keeps retries from adding the person twice. */
export async function createRelationship(client: QueryClient, json: NewRelationship, key: string) {
  const header = { 'idempotency-key': key };
  const { crisisHelp, ...added } = await (await apiClient.relationships.$post({ json, header })).json();
  await refetchRelationships(client);
  return { added, crisisHelp };
}

export async function editRelationship(client: QueryClient, id: number, json: NewRelationship) {
  const { crisisHelp, ...added } = await (
    await apiClient.relationships[':id'].$put({ param: { id: String(id) }, json })
  ).json();
  await refetchRelationships(client);
  return { added, crisisHelp };
}

export const useRemoveRelationship = () =>
  useMutation({
    mutationKey: RELATIONSHIPS,
    mutationFn: async (id: number) =>
      (await apiClient.relationships[':id'].$delete({ param: { id: String(id) } })).json(),
  });

export function refetchRelationships(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: RELATIONSHIPS });
}

/** Marks a person as prayed for, or undoes that. Updates the cache optimistically and rolls back on failure. */
export function useMarkPrayed() {
  const { mutate } = useMutation({
    mutationKey: RELATIONSHIPS,
    // Sends quick taps in order.
    scope: { id: 'prayed' },
    mutationFn: async ({ person, isPrayed }: { person: Relationship; isPrayed: boolean }) => {
      const call = apiClient.relationships[':id'].prayed;
      const param = { id: String(person.id) };
      return (await (isPrayed ? call.$post({ param }, IDEMPOTENT) : call.$delete({ param }))).json();
    },
    onMutate: ({ person, isPrayed }, { client }) => {
      if (isPrayed) cacheRelationship(client, { ...person, prayedAt: new Date().toISOString() });
    },
    onSuccess: (saved, _change, _result, { client }) => cacheRelationship(client, saved),
    onError: (error, { person }, _result, { client }) => {
      // The person may have been removed in another tab.
      if (error instanceof ApiError && error.status === 404) void refetchRelationships(client);
      else cacheRelationship(client, person);
      toastError(error, 'Couldn’t save that', 'Nothing changed. Please try again.');
    },
  });

  const undoPrayed = (person: Relationship) => mutate({ person, isPrayed: false });
  const pray = (person: Relationship) =>
    mutate(
      { person, isPrayed: true },
      {
        onSuccess: (saved) =>
          toast({
            title: `You prayed for ${person.name}`,
            action: { label: 'Undo', act: () => undoPrayed(saved) },
          }),
      },
    );

  return { pray, takeBack: undoPrayed };
}

/** Replaces the cached relationship. A request already in flight would bring the old one back. */
function cacheRelationship(client: QueryClient, changed: Relationship) {
  void client.cancelQueries({ queryKey: RELATIONSHIPS });
  client.setQueryData<Relationship[]>(RELATIONSHIPS, (all) =>
    all?.map((person) => (person.id === changed.id ? changed : person)),
  );
}
