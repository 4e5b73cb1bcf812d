import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Keeps the open form in the URL (?edit=), so that it survives a reload. Its value is a person’s id, 'new' or null. */
export function useEditParam() {
  const [search, setSearch] = useSearchParams();
  const param = search.get('edit');
  const open = param === 'new' ? param : Number.parseInt(param ?? '', 10) || null;
  // Replaces the history entry, so that the list keeps its scroll position and Back leaves the page.
  const show = useCallback(
    (next: number | 'new' | null) => setSearch(next ? { edit: String(next) } : {}, { replace: true }),
    [setSearch],
  );
  return [open, show] as const;
}
