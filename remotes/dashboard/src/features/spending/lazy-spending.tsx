import { lazyScreen } from '@bank/remote-kit';
import { Suspense } from 'react';
import type { SpendingSectionProps } from './spending-section';

const Section = lazyScreen<SpendingSectionProps>(() =>
  import('./spending-section').then(
    (loaded) => loaded.SpendingSection,
    // The list works without it.
    () => () => null,
  ),
);

/** Loaded after the list, below which it is. */
export function LazySpending(props: SpendingSectionProps) {
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  );
}
