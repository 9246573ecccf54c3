import { loadTexts } from '@bank/i18n';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of the page that comes when it is first shown, as React's `lazy`, and its texts with it: what
 * a screen brings with itself has no translation yet. `load` names the component:
 * `async () => (await import('./features/loan/loan-screen')).LoanScreen`.
 */
export function lazyScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const screen = await load();
    await loadTexts();
    return { default: screen };
  });
}
