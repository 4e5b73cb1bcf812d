import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { apiClient } from '#web/lib/api';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { toastError } from '#web/ui/toast/errorToasts';
import type { AnswerSource, ChatSurface } from './chatEndpoint';

export type FlagTarget = { surface: ChatSurface; about: string; source: AnswerSource };

type SavedFlag = { id: number; hasWords: boolean };

/** The flags of answers. A flag is kept as long as its answer is in memory, even if the answer is not on screen. */
const savedFlags = new WeakMap<object, SavedFlag>();

/** Flags an answer. `note` sends the flag without the text. If the user agrees, `include` sends the text. */
export function useFlag(subject: object, what: FlagTarget) {
  const [flag, setFlag] = useState<SavedFlag | null>(() => savedFlags.get(subject) ?? null);
  const remember = (now: SavedFlag) => {
    savedFlags.set(subject, now);
    setFlag(now);
  };

  const oneAtATime = useSingleFlight();
  const note = useMutation({
    mutationFn: async () => (await apiClient.guide.flags.$post({ json: what })).json(),
    onSuccess: ({ id }) => remember({ id, hasWords: false }),
    onError: (error) => showError('We couldn’t flag this', error),
  });
  const include = useMutation({
    mutationFn: async ({ id, ...json }: { id: number; question: string; answer: string }) => {
      await apiClient.guide.flags[':id'].$put({ param: { id: String(id) }, json });
    },
    onSuccess: (_, { id }) => remember({ id, hasWords: true }),
    onError: (error) => showError('We couldn’t save the text', error),
  });
  return {
    flag,
    include,
    isNoting: note.isPending,
    note: () => {
      // `onError` already shows the error.
      if (!flag) void oneAtATime(() => note.mutateAsync().catch(() => {}));
    },
  };
}

function showError(title: string, error: Error) {
  toastError(error, title, 'Check your connection and try again.');
}
