import { useMutation, useQuery } from '@tanstack/react-query';
import type { Achievement } from '#contract/progress';
import { api, IDEMPOTENT } from '#web/lib/api';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { queries } from '#web/lib/queries';
import { PROGRESS } from '#web/lib/session.hooks';
import { sayFailed } from '#web/ui/failing';
import { toast } from '#web/ui/toast';

const ACHIEVEMENTS = [...PROGRESS, 'achievements'];
const ONE_MINUTE = 60_000;

export function useAchievements() {
  return useQuery({
    queryKey: ACHIEVEMENTS,
    queryFn: async () => (await api.gamification.achievements.$get()).json(),
    staleTime: ONE_MINUTE,
  });
}

/** Claims one achievement at a time and resolves to whether it is earned now. */
export function useClaim() {
  const oneAtATime = useOneAtATime();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (id: number) =>
      (
        await api.gamification.achievements[':id'].claim.$post({ param: { id: String(id) } }, IDEMPOTENT)
      ).json(),
    onSuccess: ({ achievement }) => cacheEarned(achievement),
    onSettled: () => void queries.invalidateQueries({ queryKey: PROGRESS }),
  });

  const send = (id: number) =>
    mutateAsync(id).then(
      () => {
        toast({ title: 'Achievement claimed successfully!' });
        return true;
      },
      (error: unknown) => {
        sayFailed(error, 'Failed to claim achievement');
        return false;
      },
    );
  const claim = async (id: number): Promise<boolean> => (await oneAtATime(() => send(id))) ?? false;

  return { claim, isPending };
}

function cacheEarned(earned: Achievement) {
  queries.setQueryData<Achievement[]>(ACHIEVEMENTS, (all) =>
    all?.map((one) => (one.id === earned.id ? earned : one)),
  );
}
