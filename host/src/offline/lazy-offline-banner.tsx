import { Suspense, type ComponentProps } from 'react';
import { optionalPart } from '../app/lazy-host-screen';
import { whenIdle } from '../app/when-idle';
import type { OfflineBanner } from './offline-banner';

// While online, because it can't be loaded once it is needed. The service worker also has it in its cache.
const Banner = optionalPart(async () => {
  await whenIdle();
  return (await import('./offline-banner')).OfflineBanner;
});

/** The banner, loaded after the page. */
export function LazyOfflineBanner(props: ComponentProps<typeof OfflineBanner>) {
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
}
