import { useState } from 'react';
import { keepPreference, readPreference } from '../device/preferences';

/** Whether the side menu is folded to its icons, as this device remembers it, and what changes that. */
export function useMenuCollapse(): { collapsed: boolean; toggle(): void } {
  const [collapsed, setCollapsed] = useState(() => readPreference('bank.menu') === 'collapsed');
  const toggle = () => {
    keepPreference('bank.menu', collapsed ? 'expanded' : 'collapsed');
    setCollapsed(!collapsed);
  };
  return { collapsed, toggle };
}
