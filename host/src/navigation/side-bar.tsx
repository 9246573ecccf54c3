import { brand } from '@bank/domain';
import { Link } from '@bank/router';
import { Icon, Logo } from '@bank/ui';
import { ArrowLeftIcon, ArrowRightIcon } from '@bank/ui/icons';
import { DASHBOARD } from '../auth-screens/destination';
import { messages } from '../messages';
import type { MenuItem } from './menu-items';
import styles from './side-bar.module.css';
import { SideMenu } from './side-menu';

type Props = {
  items: readonly MenuItem[];
  collapsed: boolean;
  onToggle: () => void;
  onSignOut: () => void;
};

/** The side bar of wide screens: brand and menu, or a collapsed rail. */
export function SideBar({ items, collapsed, onToggle, onSignOut }: Props) {
  return (
    <section
      aria-label={brand.name}
      className={collapsed ? `${styles.bar} ${styles.collapsed}` : styles.bar}
    >
      <Link to={DASHBOARD} className={styles.brand} aria-label={messages.frame.home}>
        <Logo />
      </Link>
      {items.length > 0 && (
        <>
          <SideMenu items={items} rail={collapsed} onSignOut={onSignOut} />
          <button type="button" className={styles.toggle} onClick={onToggle}>
            <Icon icon={collapsed ? ArrowRightIcon : ArrowLeftIcon} />
            {collapsed ? messages.frame.expand : messages.frame.collapse}
          </button>
        </>
      )}
    </section>
  );
}
