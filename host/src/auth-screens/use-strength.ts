import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { reportError } from '../federation/report-error';
import type { Strength } from './password-strength';

type Estimator = { strengthOf(password: string, known: readonly string[]): Strength };

const load = (): Promise<Estimator> => import('./password-strength');

/**
 * The strength of a password while it is typed. `null` while the estimator is on its way, or where
 * it does not arrive: the form works without. `prepare` has it loaded.
 */
export function useStrength(
  password: string,
  known: string,
): {
  strength: Strength | null;
  prepare(): void;
} {
  const [estimator, setEstimator] = useState<Estimator>();
  // The estimate takes its time with a long password; typing goes first.
  const deferred = useDeferredValue(password);
  const strength = useMemo(
    () => estimator?.strengthOf(deferred, known.split('\n')) ?? null,
    [estimator, deferred, known],
  );
  const prepare = useCallback(() => {
    load().then((loaded) => setEstimator(() => loaded), reportError);
  }, []);
  return { strength, prepare };
}
