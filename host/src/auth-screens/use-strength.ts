import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { reportError } from '../federation/report-error';
import type { Strength } from './password-strength';

type Estimator = { strengthOf(password: string, known: readonly string[]): Strength };

const load = (): Promise<Estimator> => import('./password-strength');

/**
 * The strength of a password while it is typed; null if it is empty and until the estimator has loaded. The form also works
 * without it. `prepare` loads it.
 */
export function useStrength(
  password: string,
  known: string,
): {
  strength: Strength | null;
  prepare(): void;
} {
  const [estimator, setEstimator] = useState<Estimator>();
  // Deferred, because estimating a long password would block typing.
  const deferred = useDeferredValue(password);
  const strength = useMemo(() => {
    // A pasted password is not deferred yet: the verdict on the empty one would be announced first.
    if (deferred === '') return null;
    return estimator?.strengthOf(deferred, known.split('\n')) ?? null;
  }, [estimator, deferred, known]);
  const prepare = useCallback(() => {
    load().then((loaded) => setEstimator(() => loaded), reportError);
  }, []);
  return { strength, prepare };
}
