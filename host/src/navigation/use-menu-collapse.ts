import { useState } from 'react';
import { writePreference, readPreference } from '../device/preferences';

/** Whether the side menu is collapsed, stored on this device. */
export function useMenuCollapse(): { collapsed: boolean; toggle(): void } {
  const [collapsed, setCollapsed] = useState(() => readPreference('bank.menu') === 'collapsed');
  const toggle = () => {
    writePreference('bank.menu', collapsed ? 'expanded' : 'collapsed');
    setCollapsed(!collapsed);
  };
  return { collapsed, toggle };
}
