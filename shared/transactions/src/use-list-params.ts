import { useLocation } from '@bank/router';
import { useMemo } from 'react';
import { toFilter, parseFilterParams, parseCursorParam } from './filter-params';

/** Everything about a list stands in the address: it can be linked to, and Back undoes a step. */
export function useListParams() {
  const { search, state } = useLocation();
  const place = useMemo(() => {
    const fields = parseFilterParams(search);
    return { fields, filter: toFilter(fields), after: parseCursorParam(search) };
  }, [search]);
  return { place, pageNumber: place.after ? pageNumberIn(state) : 1 };
}

/** Which page of those turned one after another; `null` where somebody came by a link. */
function pageNumberIn(state: unknown): number | null {
  const known = typeof state === 'object' && state !== null && 'page' in state ? state.page : null;
  return typeof known === 'number' ? known : null;
}
