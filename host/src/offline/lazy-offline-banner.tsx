import { lazyScreen } from '@bank/remote-kit/lazy-screen';
import { Suspense, type ComponentProps } from 'react';
import { whenIdle } from '../app/when-idle';
import type { OfflineBanner } from './offline-banner';

// While online, because it can't be loaded once it is needed. The service worker also has it in its cache.
const Banner = lazyScreen(async () => {
  await whenIdle();
  return import('./offline-banner').then(
    (loaded) => loaded.OfflineBanner,
    // The page works without it.
    () => () => null,
  );
});

/** The banner, loaded after the page. */
export function LazyOfflineBanner(props: ComponentProps<typeof OfflineBanner>) {
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
}
