// Polyfills the <dialog> methods that jsdom lacks: open, close, cancel on Escape, and their events. Focus
// and inertness are tested in a real browser.
const dialog = globalThis.HTMLDialogElement?.prototype;

if (dialog && !('showModal' in dialog)) {
  const listeners = new WeakMap<HTMLDialogElement, (event: KeyboardEvent) => void>();

  Object.assign(dialog, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is already open', 'InvalidStateError');
      this.open = true;
      const cancelOnEscape = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
      };
      listeners.set(this, cancelOnEscape);
      this.ownerDocument.addEventListener('keydown', cancelOnEscape);
    },
    close(this: HTMLDialogElement, returnValue?: string) {
      if (!this.open) return;
      this.open = false;
      if (returnValue !== undefined) this.returnValue = returnValue;
      const cancelOnEscape = listeners.get(this);
      if (cancelOnEscape) this.ownerDocument.removeEventListener('keydown', cancelOnEscape);
      this.dispatchEvent(new Event('close'));
    },
  });
}
