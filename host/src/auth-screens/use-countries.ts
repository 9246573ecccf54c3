import { useCallback, useEffect, useState } from 'react';
import { reportError } from '../federation/report-error';
import { inPageLanguage } from './country-names';

type Countries = readonly { name: string; currency: string }[];
const NONE: Countries = [];

/** The country list, loaded beside the form; `load` asks again where it did not arrive. */
export function useCountries(): { countries: Countries; load(): void } {
  const [countries, setCountries] = useState(NONE);
  const load = useCallback(() => {
    import('@bank/domain/countries').then(
      (list) => setCountries(inPageLanguage(list.countries)),
      reportError,
    );
  }, []);
  useEffect(load, [load]);
  return { countries, load };
}
