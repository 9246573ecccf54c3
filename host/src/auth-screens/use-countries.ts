import { useCallback, useEffect, useState } from 'react';
import { reportError } from '../federation/report-error';
import { localizeCountries } from './country-names';

type Countries = readonly { name: string; currency: string }[];
const NONE: Countries = [];

/** Loads the country list lazily; `load` retries after a failure. */
export function useCountries(): { countries: Countries; load(): void } {
  const [countries, setCountries] = useState(NONE);
  const load = useCallback(() => {
    import('./countries').then(
      (list) => setCountries(localizeCountries(list.countries)),
      reportError,
    );
  }, []);
  useEffect(load, [load]);
  return { countries, load };
}
