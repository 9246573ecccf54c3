import { useNavigate } from '@bank/router';
import { useEffect, useEffectEvent } from 'react';
import { requestLeave } from '../unsaved-changes/leave-request';
import type { MenuKey } from './menu-keys';

/** Timeout for the second key of a pair, in milliseconds. */
const PAIR_TIMEOUT_MS = 1500;

type Shortcuts = {
  keys: readonly MenuKey[];
  enabled: boolean;
  openOverview(): void;
};

/** Ignores keys meant for a field, a dialog or the browser. */
function isShortcut({
  target,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
  defaultPrevented,
}: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  if (document.querySelector('dialog[open], :popover-open')) return false;
  return !(
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="combobox"]')
  );
}

/** `g` and then a letter navigates to a menu item; `?` shows the overview. */
export function useShortcuts({ keys, enabled, openOverview }: Shortcuts): void {
  const navigate = useNavigate();
  const goTo = useEffectEvent((letter: string) => {
    const item = keys.find(({ key }) => key === letter);
    if (item) requestLeave(() => void navigate(item.path));
    return item !== undefined;
  });
  const open = useEffectEvent(openOverview);

  useEffect(() => {
    if (!enabled) return;
    let pairUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const isPair = event.timeStamp < pairUntil;
      pairUntil = 0;
      if (event.key === '?') open();
      else if (isPair && goTo(event.key.toLowerCase())) event.preventDefault();
      else if (event.key === 'g') pairUntil = event.timeStamp + PAIR_TIMEOUT_MS;
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
