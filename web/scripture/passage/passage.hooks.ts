import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { LONGEST_CHAPTER_VERSES } from '#contract/fields/limits';
import type { Passage } from '#contract/scripture';
import { ApiError, apiClient } from '#web/lib/api';
import { saveChapter, savedPassage } from './savedPassages';

/** Loads a passage. The previous passage stays as placeholder data until then. */
export function usePassage(reference: string) {
  return useQuery({ ...passageQuery(reference), placeholderData: keepPreviousData });
}

export function passageQuery(reference: string) {
  return queryOptions({
    queryKey: ['api', 'scripture', 'passages', reference],
    queryFn: () => loadPassage(reference),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Loads the whole chapter around the verses. Without a connection, chapters that were read before still open. */
async function loadPassage(reference: string): Promise<Passage> {
  try {
    const query = { reference, context: LONGEST_CHAPTER_VERSES };
    const passage = await (await apiClient.scripture.passages.$get({ query })).json();
    void saveChapter(passage);
    return passage;
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status < 500;
    const saved = isAnswer ? null : await savedPassage(reference);
    if (!saved) throw error;
    return saved;
  }
}
