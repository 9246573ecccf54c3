import { Link, useLocation } from '@bank/router';
import { Logo } from '@bank/ui';
import { DASHBOARD } from '../auth-screens/destination';
import { EmailNotice } from '../email-confirmation/email-notice';
import { messages } from '../messages';
import { AccountMenu, type Person } from './account-menu';
import { Breadcrumb } from './breadcrumb';
import styles from './top-bar.module.css';
import type { Crumb } from './trail';

type Props = {
  trail: readonly Crumb[];
  /** Who is signed in; `null` until that is known. */
  person: Person | null;
  onShortcuts: () => void;
  onSignOut: () => void;
};

/**
 * The line above the page: where one is and who one is; on narrow screens the brand, too. Below it,
 * people who have not confirmed their address are reminded to.
 */
export function TopBar({ trail, person, ...actions }: Props) {
  const { key } = useLocation();
  return (
    <>
      <header className={styles.bar}>
        <Link to={DASHBOARD} className={styles.brand} aria-label={messages.frame.home}>
          <Logo />
        </Link>
        <div className={styles.where}>
          <Breadcrumb trail={trail} />
        </div>
        <div className={styles.who}>
          {person && <AccountMenu key={key} {...person} {...actions} />}
        </div>
      </header>
      <EmailNotice />
    </>
  );
}
