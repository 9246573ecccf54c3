import type { RemoteSummary } from '@bank/contracts';
import { Link, useLocation } from '@bank/router';
import { Logo } from '@bank/ui';
import { DASHBOARD } from '../auth-screens/destination';
import { LazyEmailNotice } from '../email-confirmation/lazy-email-notice';
import { messages } from '../messages';
import { AccountMenu, type Person } from './account-menu';
import { Breadcrumb } from './breadcrumb';
import styles from './top-bar.module.css';
import { breadcrumbTrail } from './breadcrumb-trail';

type Props = {
  manifests: readonly RemoteSummary[];
  /** The signed-in user; null while unknown. */
  person: Person | null;
  onShortcuts: () => void;
  onSignOut: () => void;
};

/**
 * The bar above the page: breadcrumb and account menu; on narrow screens also the brand. Below it, the
 * reminder to confirm the email address.
 */
export function TopBar({ manifests, person, ...actions }: Props) {
  const { key, pathname } = useLocation();
  return (
    <>
      <header className={styles.bar}>
        <Link to={DASHBOARD} className={styles.brand} aria-label={messages.frame.home}>
          <Logo />
        </Link>
        <div className={styles.where}>
          <Breadcrumb trail={breadcrumbTrail(manifests, pathname)} />
        </div>
        <div className={styles.who}>
          {person && <AccountMenu key={key} {...person} {...actions} />}
        </div>
      </header>
      <LazyEmailNotice />
    </>
  );
}
