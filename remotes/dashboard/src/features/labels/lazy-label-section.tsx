import { lazyScreen } from '@bank/remote-kit';
import { Suspense } from 'react';
import type { LabelSectionProps } from './label-section';

const Section = lazyScreen<LabelSectionProps>(() =>
  import('./label-section').then(
    (loaded) => loaded.LabelSection,
    // The receipt works without it.
    () => () => null,
  ),
);

/** Loaded after the receipt, which is what the customer opens the page for. */
export function LazyLabelSection(props: LabelSectionProps) {
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  );
}
