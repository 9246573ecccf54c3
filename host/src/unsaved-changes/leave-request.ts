import { discardUnsavedChanges, hasUnsavedChanges } from './unsaved-changes';

type Confirm = () => Promise<boolean>;
let confirm: Confirm = () => Promise.resolve(true);

/** Registers the confirmation dialog; returns the function that unregisters it. */
export function registerLeaveDialog(dialog: Confirm): () => void {
  confirm = dialog;
  return () => {
    confirm = () => Promise.resolve(true);
  };
}

/** Runs `leave` immediately, or after confirmation if there are unsaved changes. */
export function requestLeave(leave: () => void): void {
  if (!hasUnsavedChanges()) {
    leave();
    return;
  }
  void confirm().then((agreed) => {
    if (!agreed) return;
    discardUnsavedChanges();
    leave();
  });
}
