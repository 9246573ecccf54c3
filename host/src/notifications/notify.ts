import type { Notify } from '@bank/contracts';
import { TOAST_DURATION } from '@bank/domain';
import { toast } from 'react-hot-toast/headless';

type Options = { duration?: number } | undefined;

// The same text again renews its toast, instead of standing there twice.
function settings(kind: keyof Notify, text: string, options: Options) {
  return { id: `${kind}: ${text}`, duration: options?.duration ?? TOAST_DURATION.default };
}

/** Raises toasts, for the host and for every remote. They stay 5 s unless told (section 9). */
export const notify: Notify = {
  success: (text, options) => void toast.success(text, settings('success', text, options)),
  error: (text, options) => void toast.error(text, settings('error', text, options)),
  info: (text, options) => void toast(text, settings('info', text, options)),
};
