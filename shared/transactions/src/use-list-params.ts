import { useLocation } from '@bank/router';
import { useMemo } from 'react';
import { toFilter, parseFilterParams, parseCursorParam } from './filter-params';

/** The list's filter and cursor from the URL, so that it can be linked to and Back works. */
export function useListParams() {
  const { search, state } = useLocation();
  const position = useMemo(() => {
    const fields = parseFilterParams(search);
    return { fields, filter: toFilter(fields), after: parseCursorParam(search) };
  }, [search]);
  return { position, pageNumber: position.after ? pageNumberIn(state) : 1 };
}

/** The page number from the history state; `null` if the user came by a link. */
function pageNumberIn(state: unknown): number | null {
  const known = typeof state === 'object' && state !== null && 'page' in state ? state.page : null;
  return typeof known === 'number' ? known : null;
}
