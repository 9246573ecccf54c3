import type { MenuItem } from '../navigation/menu-items';

export type MenuKey = MenuItem & { key: string };

/** Assigns each item the first letter of its label that no earlier item uses. */
export function menuKeys(items: readonly MenuItem[]): MenuKey[] {
  const taken = new Set<string>();
  return items.flatMap((item) => {
    const key = [...item.label.toLowerCase()].find(
      (letter) => /^[a-z]$/.test(letter) && !taken.has(letter),
    );
    if (key === undefined) return [];
    taken.add(key);
    return [{ ...item, key }];
  });
}
