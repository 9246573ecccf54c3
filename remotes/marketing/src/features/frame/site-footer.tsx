import { brand } from '@bank/domain';
import { Link } from '@bank/router';
import { LanguageSwitch, Logo, ThemeSwitch } from '@bank/ui';
import { messages } from '../../messages';
import styles from './frame.module.css';

const texts = messages.frame;

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`${styles.inside} ${styles.columns}`}>
        <div>
          <Logo />
          <p className={styles.fictional}>{texts.fictional}</p>
          <div className={styles.theme}>
            <ThemeSwitch />
            <LanguageSwitch />
          </div>
        </div>
        <nav className={styles.groups} aria-label={texts.footerNavigation}>
          <div className={styles.group}>
            <h2>{texts.bank}</h2>
            <ul className={styles.list}>
              <li>
                <Link to="/">{brand.name}</Link>
              </li>
              <li>
                <Link to="/AboutUs">{texts.about}</Link>
              </li>
              <li>
                <Link to="/accessibility">{texts.accessibility}</Link>
              </li>
            </ul>
          </div>
          <div className={styles.group}>
            <h2>{texts.account}</h2>
            <ul className={styles.list}>
              <li>
                <Link to="/SignUp">{texts.openAccount}</Link>
              </li>
              <li>
                <Link to="/SignIn">{texts.signIn}</Link>
              </li>
              <li>
                <Link to="/Forget-password">{texts.forgotPassword}</Link>
              </li>
            </ul>
          </div>
          <div className={`${styles.group} ${styles.contact}`}>
            <h2>{texts.contact}</h2>
            <p className={styles.list}>
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </p>
          </div>
        </nav>
      </div>
    </footer>
  );
}
