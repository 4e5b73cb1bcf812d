import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiClient, IDEMPOTENT } from '#web/lib/api';
import { PROGRESS_KEY } from '#web/lib/session/session.hooks';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';

const ACHIEVEMENTS = [...PROGRESS_KEY, 'achievements'];
const ONE_MINUTE = 60_000;

export function useAchievements() {
  return useQuery({
    queryKey: ACHIEVEMENTS,
    queryFn: async () => (await apiClient.gamification.achievements.$get()).json(),
    staleTime: ONE_MINUTE,
  });
}

/** Claims one achievement at a time. `claim` resolves to whether the claim succeeded. */
export function useClaim() {
  const client = useQueryClient();
  const oneAtATime = useSingleFlight();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (id: number) =>
      (
        await apiClient.gamification.achievements[':id'].claim.$post(
          { param: { id: String(id) } },
          IDEMPOTENT,
        )
      ).json(),
    onSettled: () => client.invalidateQueries({ queryKey: PROGRESS_KEY }),
  });

  const send = (id: number) =>
    mutateAsync(id).then(
      () => {
        toast({ title: 'Achievement claimed successfully!' });
        return true;
      },
      (error: unknown) => {
        toastError(error, 'Failed to claim achievement');
        return false;
      },
    );
  const claim = async (id: number): Promise<boolean> => (await oneAtATime(() => send(id))) ?? false;

  return { claim, isPending };
}
