import type { RemoteSummary } from '@bank/contracts';
import { Link, useLocation } from '@bank/router';
import { Icon } from '@bank/ui';
import { MenuIcon } from '@bank/ui/icons';
import { useRef, useState } from 'react';
import { messages } from '../messages';
import styles from './bottom-bar.module.css';
import { adminItems, ownItems } from './admin-items';
import { MenuDrawer } from './menu-drawer';
import { menuIcons } from './menu-icons';
import { currentPath } from './current-path';
import type { MenuItem } from './menu-items';
import { otherPages } from './other-pages';
import { SideMenu } from './side-menu';

/** The number of items that fit on a narrow phone, beside the menu button. */
const MAX_ITEMS = 4;

type Props = {
  items: readonly MenuItem[];
  manifests: readonly RemoteSummary[];
  onSignOut: () => void;
};

/**
 * The menu of narrow screens: the first items below the page, and all items and other pages in a drawer.
 * The parent closes the drawer after navigation with a new `key`.
 */
export function BottomBar({ items, manifests, onSignOut }: Props) {
  const { pathname } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const own = [...items, ...otherPages(manifests)];
  const admin = adminItems(manifests, items, pathname);
  const inDrawer = admin ?? own;
  const shown = inDrawer.slice(0, MAX_ITEMS);
  const current = currentPath(inDrawer, pathname);
  const isInDrawer = inDrawer.slice(MAX_ITEMS).some(({ path }) => path === current);

  const show = () => {
    setOpen(true);
    drawer.current?.showModal();
  };

  return (
    <div className={styles.bar}>
      <nav aria-label={messages.frame.mostUsed} className={styles.items}>
        {shown.map(({ label, path, icon }) => (
          <Link
            key={path}
            to={path}
            className={styles.item}
            aria-current={path === current ? 'page' : undefined}
          >
            {icon && <Icon icon={menuIcons[icon]} />}
            {label}
          </Link>
        ))}
        <button
          type="button"
          className={styles.item}
          data-current={isInDrawer || undefined}
          aria-haspopup="dialog"
          onClick={show}
        >
          <Icon icon={MenuIcon} />
          {messages.frame.menu}
        </button>
      </nav>
      <MenuDrawer ref={drawer} onClose={() => setOpen(false)}>
        {open && (
          <SideMenu items={inDrawer} own={admin && ownItems(own, admin)} onSignOut={onSignOut} />
        )}
      </MenuDrawer>
    </div>
  );
}
