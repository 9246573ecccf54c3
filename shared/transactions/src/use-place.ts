import { useLocation } from '@bank/router';
import { useMemo } from 'react';
import { filterOf, readFields, readPlace } from './filter-address';

/** Everything about a list stands in the address: it can be linked to, and Back undoes a step. */
export function usePlace() {
  const { search, state } = useLocation();
  const place = useMemo(() => {
    const fields = readFields(search);
    return { fields, filter: filterOf(fields), after: readPlace(search) };
  }, [search]);
  return { place, pageNumber: place.after ? pageNumberIn(state) : 1 };
}

/** Which page of those turned one after another; `null` where somebody came by a link. */
function pageNumberIn(state: unknown): number | null {
  const known = typeof state === 'object' && state !== null && 'page' in state ? state.page : null;
  return typeof known === 'number' ? known : null;
}
