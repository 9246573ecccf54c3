import { matchPath } from '@bank/router';
import type { MenuItem } from './menu-items';

const areaOf = (path: string) => path.split('/')[1]?.toLowerCase();

/**
 * The path of the item to highlight: that of the page or the closest one above it, or else the first item of
 * the same area (first segment). Case-insensitive; undefined if no item matches.
 */
export function currentPath(items: readonly MenuItem[], pathname: string): string | undefined {
  const [closest] = items
    .filter(({ path }) => matchPath({ path, end: false }, pathname) !== null)
    .sort((a, b) => b.path.length - a.path.length);
  return (closest ?? items.find(({ path }) => areaOf(path) === areaOf(pathname)))?.path;
}
