import { lazyPart } from '@bank/remote-kit';

const load = async () => (await import('./actions-dialog')).ActionsDialog;

/** Loads the dialog with its forms on demand; the list of users does not need it. */
export const ActionsDialog = lazyPart(load);

/** Prefetches the dialog so that it opens at once. If that fails, opening it retries. */
export function prefetchActionsDialog() {
  load().catch(() => {});
}
