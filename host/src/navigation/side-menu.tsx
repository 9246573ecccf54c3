import { Link, useLocation } from '@bank/router';
import { Icon } from '@bank/ui';
import { messages } from '../messages';
import { isCurrent, type MenuItem } from './menu-items';
import styles from './side-menu.module.css';

type Props = { items: readonly MenuItem[]; onSignOut: () => void };

/** The menu of the pages for signed-in people; Logout is always its last item. */
export function SideMenu({ items, onSignOut }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={messages.frame.navigation}>
      <ul className={styles.menu}>
        {items.map(({ label, path, icon }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.item}
              aria-current={isCurrent(path, pathname) ? 'page' : undefined}
            >
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={onSignOut}>
            <Icon name="logout" />
            {messages.frame.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}
