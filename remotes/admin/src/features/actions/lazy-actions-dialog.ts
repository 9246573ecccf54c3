import { lazyScreen } from '@bank/remote-kit';

const load = async () => (await import('./actions-dialog')).ActionsDialog;

/** The dialog with its forms, which a list of users does without until somebody acts on one. */
export const ActionsDialog = lazyScreen(load);

/** Has it fetched, so that it opens at once; where that fails, opening it asks again. */
export function fetchActionsDialog() {
  load().catch(() => {});
}
