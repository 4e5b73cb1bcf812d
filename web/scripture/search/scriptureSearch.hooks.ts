import { useMutation } from '@tanstack/react-query';
import type { Passage, SearchAnswer } from '#contract/scripture';
import { ApiError, apiClient } from '#web/lib/api';
import { passageQuery } from '#web/scripture/passage/passage.hooks';

/** Number of verses to show. More would bury the best ones. */
const RESULTS = 12;

/** What a search has found: a passage if the text names one, and verses otherwise. */
export type Found = { passage: Passage } | { verses: SearchAnswer; asked: string };

/** Finds a passage by its reference, or verses by a phrase or a feeling. */
export function useScriptureSearch() {
  return useMutation({
    mutationFn: async (typed: string, { client }): Promise<Found> => {
      try {
        return { passage: await client.fetchQuery(passageQuery(typed)) };
      } catch (error) {
        // Only a text that names no passage is a phrase. A reference to a verse that does not exist stays an error.
        if (!(error instanceof ApiError && error.status === 400)) throw error;
        return { verses: await search(typed), asked: typed };
      }
    },
  });
}

async function search(q: string): Promise<SearchAnswer> {
  return (await apiClient.scripture.search.$get({ query: { q, limit: RESULTS } })).json();
}
