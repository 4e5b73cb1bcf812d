import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { sayFailed } from '#web/ui/failing';
import type { Source, Surface } from './line';

export type Flagged = { surface: Surface; about: string; source: Source };

type Noted = { id: number; hasWords: boolean };

/** What was flagged stays flagged for as long as it is in memory, also while it is off the screen. */
const noted = new WeakMap<object, Noted>();

/** Flags an answer: first the bare fact, and its words only when the person says so. */
export function useFlag(subject: object, what: Flagged) {
  const [flag, setFlag] = useState<Noted | null>(() => noted.get(subject) ?? null);
  const remember = (now: Noted) => {
    noted.set(subject, now);
    setFlag(now);
  };

  const oneAtATime = useOneAtATime();
  const note = useMutation({
    mutationFn: async () => (await api.guide.flags.$post({ json: what })).json(),
    onSuccess: ({ id }) => remember({ id, hasWords: false }),
    onError: (error) => notTaken('This could not be flagged', error),
  });
  const include = useMutation({
    mutationFn: async ({ id, ...json }: { id: number; question: string; answer: string }) => {
      await api.guide.flags[':id'].$put({ param: { id: String(id) }, json });
    },
    onSuccess: (_, { id }) => remember({ id, hasWords: true }),
    onError: (error) => notTaken('The words could not be included', error),
  });
  return {
    flag,
    include,
    isNoting: note.isPending,
    note: () => {
      // What went wrong has been said.
      if (!flag) void oneAtATime(() => note.mutateAsync().catch(() => {}));
    },
  };
}

function notTaken(title: string, error: Error) {
  sayFailed(error, title, 'Check your connection and try again.');
}
