import { useEffect, useState } from 'react';

/** Whether the zone outline is shown; Alt+Shift+Z toggles it if `isAllowed`. */
export function useZoneShortcut(isAllowed: boolean): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isAllowed) return;
    const onKeyDown = ({ altKey, shiftKey, code }: KeyboardEvent) => {
      if (altKey && shiftKey && code === 'KeyZ') setOn((on) => !on);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isAllowed]);
  return isOn;
}
