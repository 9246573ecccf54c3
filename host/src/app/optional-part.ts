import { lazyScreen } from '@bank/remote-kit/lazy-screen';
import type { ComponentType } from 'react';

/** Like `lazyScreen`, for a part that the page works without: shows nothing if its code can't be loaded. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyScreen<Props>(() => load().catch(() => () => null));
}
