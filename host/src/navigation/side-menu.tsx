import { Link, useLocation } from '@bank/router';
import { Icon } from '@bank/ui';
import { ChevronDownIcon, LogoutIcon } from '@bank/ui/icons';
import { messages } from '../messages';
import { menuIcons } from './menu-icons';
import { currentPath } from './current-path';
import type { MenuItem } from './menu-items';
import styles from './side-menu.module.css';

type Props = {
  items: readonly MenuItem[];
  /** In the administration: the menu of the admin's own account, collapsed. */
  own?: readonly MenuItem[] | null;
  /** Collapsed to a narrow column with the labels below the icons. */
  rail?: boolean;
  onSignOut: () => void;
};

/** The menu of signed-in users; Logout is always the last item. */
export function SideMenu({ items, own = null, rail = false, onSignOut }: Props) {
  return (
    <nav aria-label={messages.frame.navigation}>
      <ul className={rail ? `${styles.menu} ${styles.rail}` : styles.menu}>
        <Items items={items} />
        {own && (
          <li className={styles.last}>
            <details className={styles.own}>
              <summary className={styles.item}>
                <Icon icon={ChevronDownIcon} className={styles.chevron} />
                {messages.frame.ownAccount}
              </summary>
              <ul className={styles.menu}>
                <Items items={own} />
              </ul>
            </details>
          </li>
        )}
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

function Items({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation();
  const current = currentPath(items, pathname);
  return items.map(({ label, path, icon }) => (
    <li key={path}>
      <Link to={path} className={styles.item} aria-current={path === current ? 'page' : undefined}>
        {icon && <Icon icon={menuIcons[icon]} />}
        {label}
      </Link>
    </li>
  ));
}
