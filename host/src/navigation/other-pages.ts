import type { RemoteSummary } from '@bank/contracts';
import { locale } from '@bank/i18n';
import { hostManifest } from '../status/host-manifest';
import type { MenuItem } from './menu-items';

/** One segment, without a parameter. */
const FIRST_LEVEL = /^\/[\w-]+$/;

/**
 * The remotes' pages for customers of the first level that the menu doesn't link to, such as Pay bills. The seven
 * items of the menu are fixed (specification, section 2); only the drawer lists these pages after them.
 */
export function otherPages(manifests: readonly RemoteSummary[]): MenuItem[] {
  const inMenu = new Set(manifests.flatMap(({ menu }) => menu.map(({ path }) => path)));
  return manifests
    .filter(({ name }) => name !== hostManifest.name)
    .flatMap(({ routes }) => routes)
    .filter(
      ({ path, access }) => access === 'customer' && FIRST_LEVEL.test(path) && !inMenu.has(path),
    )
    .map(({ title, path }): MenuItem => ({ label: title, path, icon: 'document' }))
    .sort((a, b) => a.label.localeCompare(b.label, locale()));
}
