import { loadMessages } from '@bank/i18n';
import { lazy, useState, type ComponentType } from 'react';

/** A part whose code is loaded separately. `isPrepared`: it renders at once. */
export type Prefetchable = { prepare(): Promise<unknown>; isPrepared(): boolean };

/**
 * Like `React.lazy`, but it also loads the screen's translations and can be prefetched with `prepare`, which
 * loads the chunk once and retries after a failure.
 * A prefetched screen renders at once; `lazy` would show its fallback for at least 300 ms. Example of
 * `load`: `async () => (await import('./features/loan/loan-screen')).LoanScreen`.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Prefetchable {
  let ready: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  const fetchScreen = async () => {
    const screen = await load();
    await loadMessages();
    return (ready = screen);
  };
  const prepare = () => {
    pending ??= fetchScreen().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  const LazyScreen = lazy(async () => ({ default: await prepare() }));

  function Screen(props: Props) {
    // Keep the component type for the whole mount: changing it would remount the screen.
    const [Component] = useState<ComponentType<Props>>(() => ready ?? LazyScreen);
    return <Component {...props} />;
  }
  return Object.assign(Screen, { prepare, isPrepared: () => Boolean(ready) });
}

/** Resolves once the browser is online. */
export async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((online) => addEventListener('online', online, { once: true }));
}

/**
 * Like `lazyScreen`, for a part of a screen that shows already. A load that fails while the browser is offline is
 * repeated when it is back online: an error would replace the whole screen, and what was typed into it would be lost.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadOnline = async (): Promise<ComponentType<Props>> => {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await untilOnline();
      return loadOnline();
    }
  };
  return lazyScreen(loadOnline);
}
