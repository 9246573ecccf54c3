import { lazyScreen } from '@bank/remote-kit';
import { Suspense, type ComponentProps } from 'react';
import type { ContactSupport } from './contact-support';

const Panel = lazyScreen(() =>
  import('./contact-support').then(
    (loaded) => loaded.ContactSupport,
    // The screen works without it.
    () => () => null,
  ),
);

/** The panel of `@bank/ui`, loaded after the screen: few customers need it at first. */
export function LazyContactSupport(props: ComponentProps<typeof ContactSupport>) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
