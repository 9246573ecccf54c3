import { useState } from 'react';
import { writePreference, readPreference } from '../device/preferences';
import type { MenuItem } from '../navigation/menu-items';
import { menuKeys } from './menu-keys';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useShortcuts } from './use-shortcuts';

type Props = { items: readonly MenuItem[]; open: boolean; onOpenChange(open: boolean): void };

/** The keyboard shortcuts of signed-in users, and their overview. */
export function Shortcuts({ items, open, onOpenChange }: Props) {
  const [enabled, setEnabled] = useState(() => readPreference('bank.shortcuts') !== 'off');
  const keys = menuKeys(items);
  useShortcuts({ keys, enabled, openOverview: () => onOpenChange(true) });
  return (
    <ShortcutsDialog
      open={open}
      onClose={() => onOpenChange(false)}
      keys={keys}
      enabled={enabled}
      onEnable={(value) => {
        writePreference('bank.shortcuts', value ? 'on' : 'off');
        setEnabled(value);
      }}
    />
  );
}
