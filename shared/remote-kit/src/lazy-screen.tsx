import { loadMessages } from '@bank/i18n';
import { lazy, useState, type ComponentType } from 'react';

/** What can be fetched before it is shown. */
export type Preparable = {
  /** Fetches it, once; what has failed is fetched again the next time. */
  prepare(): Promise<unknown>;
};

/**
 * A part of the page that comes when it is first shown, or prepared, and its texts with it: what a
 * screen brings with itself has no translation yet. What was prepared is drawn at once: React's `lazy`
 * would show a fallback first, and then for 300 ms at least. `load` names the component:
 * `async () => (await import('./features/loan/loan-screen')).LoanScreen`.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Preparable {
  let ready: ComponentType<Props> | undefined;
  let begun: Promise<ComponentType<Props>> | undefined;
  const fetchScreen = async () => {
    const screen = await load();
    await loadMessages();
    return (ready = screen);
  };
  const prepare = () => {
    begun ??= fetchScreen().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
  const Later = lazy(async () => ({ default: await prepare() }));

  function Screen(props: Props) {
    // Once for as long as it stands there: another component would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Screen, { prepare });
}
