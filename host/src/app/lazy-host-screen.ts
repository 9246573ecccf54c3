import { lazyScreen, untilOnline } from '@bank/remote-kit/lazy-screen';
import type { ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Loads code of the host, and once more if that fails: a computer that sleeps meanwhile ends the request, and
 * webpack's timeout. Offline, it waits until the browser is online again.
 */
async function loadWithRetry<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch {
    await untilOnline();
    return load();
  }
}

/** Like `lazyScreen`, for the host's own code: without it, the page fails. */
export function lazyHostScreen<Props extends object>(load: Load<Props>) {
  return lazyScreen<Props>(() => loadWithRetry(load));
}

/** The same for a part that the page works without: shows nothing if its code can't be loaded. */
export function optionalPart<Props extends object>(load: Load<Props>) {
  return lazyScreen<Props>(() => loadWithRetry(load).catch(() => () => null));
}
