import type { Notify } from '@bank/contracts';
import { TOAST_DURATION } from '@bank/domain';
import { toast } from 'react-hot-toast/headless';

type Options = { duration?: number } | undefined;

// The id is derived from the text, so that the same text renews its toast instead of adding another one.
function settings(kind: keyof Notify, text: string, options: Options) {
  return { id: `${kind}: ${text}`, duration: options?.duration ?? TOAST_DURATION.default };
}

/** Shows toasts, for the host and all remotes; for 5 s by default (specification, section 9). */
export const notify: Notify = {
  success: (text, options) => void toast.success(text, settings('success', text, options)),
  error: (text, options) => void toast.error(text, settings('error', text, options)),
  info: (text, options) => void toast(text, settings('info', text, options)),
};
