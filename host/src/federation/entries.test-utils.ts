import type { SiteEntry } from './site-entry';

/** The entry of a remote with one page, and with a menu item if it has an order. */
export function entry(
  name: string,
  path: string,
  order?: number,
  access: 'customer' | 'admin' | 'public' = 'customer',
): SiteEntry {
  const remote: SiteEntry['remote'] = {
    name,
    title: name,
    kind: 'primary',
    routes: [{ path, title: name, access }],
    menu: order === undefined ? [] : [{ label: name, path, icon: 'home', order }],
  };
  const loader = { current: () => null, load: () => Promise.resolve([]) };
  return { remote, revision: 1, isCanary: false, loader };
}

/** A menu whose first item is the dashboard. */
export const entries = [
  entry('admin', '/admin', 70, 'admin'),
  entry('transfer', '/Withdrawal', 20),
  entry('dashboard', '/DashBoard', 10),
  entry('marketing', '/', undefined, 'public'),
];
