import { Link, NavLink } from '@bank/router';
import { buttonClass, Logo } from '@bank/ui';
import { messages } from '../../messages';
import styles from './frame.module.css';

const texts = messages.frame;

export function TopBar() {
  return (
    <header className={`${styles.inside} ${styles.bar}`}>
      <Link to="/" className={styles.home} aria-label={texts.home}>
        <Logo />
      </Link>
      <nav className={styles.links} aria-label={texts.navigation}>
        <NavLink to="/AboutUs" className={`${styles.link} ${styles.about}`}>
          {texts.about}
        </NavLink>
        <Link to="/SignIn" className={styles.link}>
          {texts.signIn}
        </Link>
        <Link to="/SignUp" className={`${buttonClass()} ${styles.open}`}>
          {texts.openAccount}
        </Link>
      </nav>
    </header>
  );
}
