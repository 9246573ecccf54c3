import { lazyScreen } from '@bank/remote-kit';
import { Suspense } from 'react';

const Card = lazyScreen(() =>
  import('./export-data').then(
    (loaded) => loaded.ExportData,
    // The screen works without it.
    () => () => null,
  ),
);

/** Loaded after the screen, at its end: few customers need it. */
export function LazyExportData() {
  return (
    <Suspense>
      <Card />
    </Suspense>
  );
}
