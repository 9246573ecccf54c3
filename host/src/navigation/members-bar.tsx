import { Link, useLocation } from '@bank/router';
import { Avatar, Logo, VisuallyHidden } from '@bank/ui';
import { DASHBOARD } from '../auth-screens/destination';
import { messages } from '../messages';
import { MenuDrawer } from './menu-drawer';
import type { MenuItem } from './menu-items';
import styles from './members-bar.module.css';
import { SideMenu } from './side-menu';

type Props = {
  items: readonly MenuItem[];
  /** Who is signed in; '' until that is known. */
  name: string;
  onSignOut: () => void;
};

/** Brand, menu and person: a column beside the page, or on narrow screens a line above it. */
export function MembersBar({ items, name, onSignOut }: Props) {
  const { key } = useLocation();
  const menu = <SideMenu items={items} onSignOut={onSignOut} />;
  const person = name && (
    <p className={styles.person}>
      <Avatar name={name} />
      <span className={styles.name}>
        <VisuallyHidden>{messages.frame.signedInAs} </VisuallyHidden>
        {name}
      </span>
    </p>
  );
  return (
    <header className={styles.bar}>
      <Link to={DASHBOARD} className={styles.brand} aria-label={messages.frame.home}>
        <Logo />
      </Link>
      {items.length > 0 && (
        <>
          <div className={styles.wide}>{menu}</div>
          <div className={styles.wide}>{person}</div>
          <div className={styles.narrow}>
            <MenuDrawer key={key}>
              {person}
              {menu}
            </MenuDrawer>
          </div>
        </>
      )}
    </header>
  );
}
