import { useQuery } from '@tanstack/react-query';
import { apiClient } from '#web/lib/api';

export function useWordStudy(verse: string, word: number) {
  return useQuery({
    queryKey: ['api', 'scripture', 'words', verse, word],
    queryFn: async () =>
      (await apiClient.scripture.words.$get({ query: { verse, word: String(word) } })).json(),
  });
}

export function useRelatedPassages(reference: string) {
  return useQuery({
    queryKey: ['api', 'scripture', 'related', reference],
    queryFn: async () => (await apiClient.scripture.related.$get({ query: { reference } })).json(),
  });
}
