import { discardUnsavedChanges, hasUnsavedChanges } from './unsaved-changes';

type Ask = () => Promise<boolean>;
let ask: Ask = () => Promise.resolve(true);

/** The dialog that asks registers itself here, and takes itself off with the returned function. */
export function answerLeaveRequestsWith(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    ask = () => Promise.resolve(true);
  };
}

/** Runs `leave` at once, or, where something typed would be lost, after the person agreed. */
export function requestLeave(leave: () => void): void {
  if (!hasUnsavedChanges()) {
    leave();
    return;
  }
  void ask().then((agreed) => {
    if (!agreed) return;
    discardUnsavedChanges();
    leave();
  });
}
