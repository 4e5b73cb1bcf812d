import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Achievement } from '#contract/progress';
import { api, sentenceOf } from '#web/lib/api';
import { queries } from '#web/lib/queries';
import { PROGRESS } from '#web/lib/session.hooks';
import { toast } from '#web/ui/toast';

const ACHIEVEMENTS = [...PROGRESS, 'achievements'];
const A_MINUTE = 60_000;

export function useAchievements() {
  return useQuery({
    queryKey: ACHIEVEMENTS,
    queryFn: async () => (await api.gamification.achievements.$get()).json(),
    staleTime: A_MINUTE,
  });
}

/** Claims one achievement at a time; resolves to whether it is earned now. */
export function useClaim() {
  // The second click of a double one comes before anything has been drawn anew.
  const isClaiming = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (id: number) =>
      (await api.gamification.achievements[':id'].claim.$post({ param: { id: String(id) } })).json(),
    onSuccess: ({ achievement }) => keepEarned(achievement),
    onSettled: () => {
      isClaiming.current = false;
      void queries.invalidateQueries({ queryKey: PROGRESS });
    },
  });

  const claim = async (id: number): Promise<boolean> => {
    if (isClaiming.current) return false;
    isClaiming.current = true;
    return mutateAsync(id).then(
      () => {
        toast({ title: 'Achievement claimed successfully!' });
        return true;
      },
      (error: unknown) => {
        const description = sentenceOf(error, 'Please try again.');
        toast({ title: 'Failed to claim achievement', description, destructive: true });
        return false;
      },
    );
  };

  return { claim, isPending };
}

function keepEarned(earned: Achievement) {
  queries.setQueryData<Achievement[]>(ACHIEVEMENTS, (all) =>
    all?.map((one) => (one.id === earned.id ? earned : one)),
  );
}
