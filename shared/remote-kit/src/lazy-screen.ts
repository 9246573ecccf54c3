import { loadTexts } from '@bank/i18n';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** What can be fetched before it is shown. */
export type Preparable = {
  /** Fetches it, once; what has failed is fetched again the next time. */
  prepare(): Promise<unknown>;
};

/**
 * A part of the page that comes when it is first shown, or prepared, as React's `lazy`, and its texts
 * with it: what a screen brings with itself has no translation yet. `load` names the component:
 * `async () => (await import('./features/loan/loan-screen')).LoanScreen`.
 */
export function lazyScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> & Preparable {
  let begun: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchScreen = async () => {
    const screen = await load();
    await loadTexts();
    return { default: screen };
  };
  const prepare = () => {
    begun ??= fetchScreen().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
  return Object.assign(lazy(prepare), { prepare });
}
