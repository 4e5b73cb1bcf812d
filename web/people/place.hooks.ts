import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Whose form is open, as the address says, so that a reload opens it again: somebody’s id, 'new', or nobody’s. */
export function useOpenForm() {
  const [search, setSearch] = useSearchParams();
  const said = search.get('edit');
  const open = said === 'new' ? said : Number.parseInt(said ?? '', 10) || null;
  // In place of the address there was: the list stays where it is, and 'back' leads from the page.
  const show = useCallback(
    (next: number | 'new' | null) => setSearch(next ? { edit: String(next) } : {}, { replace: true }),
    [setSearch],
  );
  return [open, show] as const;
}
