import { brand } from '@bank/domain';
import type { RemoteSummary } from '@bank/contracts';
import { Link, useLocation } from '@bank/router';
import { Icon, Logo } from '@bank/ui';
import { ArrowLeftIcon, ArrowRightIcon } from '@bank/ui/icons';
import { DASHBOARD } from '../auth-screens/destination';
import { messages } from '../messages';
import { adminItems, ownItems } from './admin-items';
import type { MenuItem } from './menu-items';
import styles from './side-bar.module.css';
import { SideMenu } from './side-menu';

type Props = {
  items: readonly MenuItem[];
  manifests: readonly RemoteSummary[];
  collapsed: boolean;
  onToggle: () => void;
  onSignOut: () => void;
};

/** The side bar of wide screens: brand and menu, or a collapsed rail. */
export function SideBar({ items, manifests, collapsed, onToggle, onSignOut }: Props) {
  const { pathname } = useLocation();
  const admin = adminItems(manifests, items, pathname);
  return (
    <section
      aria-label={brand.name}
      className={collapsed ? `${styles.bar} ${styles.collapsed}` : styles.bar}
      // The tables of the administration use the width of the window.
      data-area={admin ? 'admin' : undefined}
    >
      <Link to={DASHBOARD} className={styles.brand} aria-label={messages.frame.home}>
        <Logo />
      </Link>
      {items.length > 0 && (
        <>
          <SideMenu
            items={admin ?? items}
            own={admin && ownItems(items, admin)}
            rail={collapsed}
            onSignOut={onSignOut}
          />
          <button type="button" className={styles.toggle} onClick={onToggle}>
            <Icon icon={collapsed ? ArrowRightIcon : ArrowLeftIcon} />
            {collapsed ? messages.frame.expand : messages.frame.collapse}
          </button>
        </>
      )}
    </section>
  );
}
