import { Link, useLocation } from '@bank/router';
import { Icon } from '@bank/ui';
import { LogoutIcon } from '@bank/ui/icons';
import { messages } from '../messages';
import { menuIcons } from './menu-icons';
import { isCurrent, type MenuItem } from './menu-items';
import styles from './side-menu.module.css';

type Props = {
  items: readonly MenuItem[];
  /** Collapsed to a narrow column with the labels below the icons. */
  rail?: boolean;
  onSignOut: () => void;
};

/** The menu of signed-in users; Logout is always the last item. */
export function SideMenu({ items, rail = false, onSignOut }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={messages.frame.navigation}>
      <ul className={rail ? `${styles.menu} ${styles.rail}` : styles.menu}>
        {items.map(({ label, path, icon }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.item}
              aria-current={isCurrent(path, pathname) ? 'page' : undefined}
            >
              <Icon icon={menuIcons[icon]} />
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={onSignOut}>
            <Icon icon={LogoutIcon} />
            {messages.frame.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}
