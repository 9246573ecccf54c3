import type { RemoteSummary } from '@bank/contracts';
import { Link, useLocation } from '@bank/router';
import { Icon } from '@bank/ui';
import { MenuIcon } from '@bank/ui/icons';
import { useRef, useState } from 'react';
import { messages } from '../messages';
import styles from './bottom-bar.module.css';
import { MenuDrawer } from './menu-drawer';
import { menuIcons } from './menu-icons';
import { isCurrent, type MenuItem } from './menu-items';
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
  const shown = items.slice(0, MAX_ITEMS);
  const inDrawer = [...items, ...otherPages(manifests)];
  const isInDrawer = inDrawer.slice(MAX_ITEMS).some(({ path }) => isCurrent(path, pathname));

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
            aria-current={isCurrent(path, pathname) ? 'page' : undefined}
          >
            <Icon icon={menuIcons[icon]} />
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
        {open && <SideMenu items={inDrawer} onSignOut={onSignOut} />}
      </MenuDrawer>
    </div>
  );
}
