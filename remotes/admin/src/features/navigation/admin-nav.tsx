import { NavLink } from '@bank/router';
import { messages } from '../../messages';
import styles from './admin-nav.module.css';

const texts = messages.nav;

const parts = [
  ['/admin', 'users'],
  ['/admin/requests/kyc', 'kyc'],
  ['/admin/requests/loans', 'loans'],
  ['/admin/requests/disputes', 'disputes'],
  ['/admin/requests/credits', 'credits'],
  ['/admin/overview', 'overview'],
  ['/admin/audit', 'audit'],
] as const;

/** Links between the sections of the administration. */
export function AdminNav() {
  const link = ({ isActive }: { isActive: boolean }) =>
    isActive ? `${styles.link} ${styles.current}` : (styles.link ?? '');
  return (
    <nav aria-label={texts.label} className={styles.nav}>
      {parts.map(([to, part]) => (
        <NavLink key={to} to={to} end={part === 'users'} className={link}>
          {texts[part]}
        </NavLink>
      ))}
    </nav>
  );
}
