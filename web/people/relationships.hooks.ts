import { useMutation, useQuery } from '@tanstack/react-query';
import type { NewRelationship, Relationship } from '#contract/relationships';
import { ApiError, api, IDEMPOTENT } from '#web/lib/api';
import { queries } from '#web/lib/queries';
import { sayFailed } from '#web/ui/failing';
import { toast } from '#web/ui/toast';

const RELATIONSHIPS = ['api', 'relationships'];
const A_MINUTE = 60_000;

/** What was written in another tab is there when one comes back to this one, unless something is on its way. */
const refetchOnWindowFocus = () =>
  queries.isMutating({ mutationKey: RELATIONSHIPS }) === 0 && ('always' as const);

export function useRelationships() {
  return useQuery({
    queryKey: RELATIONSHIPS,
    queryFn: async () => (await api.relationships.$get()).json(),
    staleTime: A_MINUTE,
    refetchOnWindowFocus,
  });
}

/** The same key writes somebody down once, however often it is tried. */
export async function addRelationship(json: NewRelationship, key: string) {
  const header = { 'idempotency-key': key };
  const { care, ...added } = await (await api.relationships.$post({ json, header })).json();
  keep(added);
  return { added, care };
}

export async function changeRelationship(id: number, json: NewRelationship) {
  const { care, ...added } = await (
    await api.relationships[':id'].$put({ param: { id: String(id) }, json })
  ).json();
  keep(added);
  return { added, care };
}

export const useRemoveRelationship = () =>
  useMutation({
    mutationKey: RELATIONSHIPS,
    mutationFn: async (id: number) =>
      (await api.relationships[':id'].$delete({ param: { id: String(id) } })).json(),
  });

export function dropRelationship(id: number): void {
  change((all) => all.filter((one) => one.id !== id));
}

/** That one prayed for somebody, or did not after all: there at once, and taken back when it does not arrive. */
export function usePrayed() {
  const { mutate } = useMutation({
    mutationKey: RELATIONSHIPS,
    // Quick touches are sent in their order.
    scope: { id: 'prayed' },
    mutationFn: async ({ one, isPrayed }: { one: Relationship; isPrayed: boolean }) => {
      const call = api.relationships[':id'].prayed;
      const param = { id: String(one.id) };
      return (await (isPrayed ? call.$post({ param }, IDEMPOTENT) : call.$delete({ param }))).json();
    },
    onMutate: ({ one, isPrayed }) => {
      if (isPrayed) keep({ ...one, prayedAt: new Date().toISOString() });
    },
    onSuccess: (kept) => keep(kept),
    onError: (error, { one }) => {
      // She may have been taken off in another tab.
      if (error instanceof ApiError && error.status === 404) dropRelationship(one.id);
      else keep(one);
      sayFailed(error, 'Not noted', 'Nothing was changed. Please try again.');
    },
  });

  const takeBack = (one: Relationship) => mutate({ one, isPrayed: false });
  const pray = (one: Relationship) =>
    mutate(
      { one, isPrayed: true },
      {
        onSuccess: (kept) =>
          toast({
            title: `You prayed for ${one.name}`,
            action: { label: 'Undo', act: () => takeBack(kept) },
          }),
      },
    );

  return { pray, takeBack };
}

/** In the place of the one there was, or as somebody new. */
function keep(kept: Relationship) {
  change((all) =>
    all.some(({ id }) => id === kept.id)
      ? all.map((one) => (one.id === kept.id ? kept : one))
      : [...all, kept],
  );
}

function change(how: (all: Relationship[]) => Relationship[]) {
  const all = queries.getQueryData<Relationship[]>(RELATIONSHIPS);
  if (!all) return;
  queries.setQueryData(RELATIONSHIPS, how(all));
  // What was asked before would bring the old state.
  void queries.cancelQueries({ queryKey: RELATIONSHIPS });
}
