import { Link } from '@bank/router';
import { buttonClass } from '@bank/ui';
import { messages } from '../../messages';
import layout from './landing.module.css';
import styles from './who-we-are.module.css';

/** The closing call to action. */
export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="invitation">
      <h2 className={styles.invitation} id="invitation">
        {messages.whoWeAre.closing}
      </h2>
      <div className={layout.actions}>
        <Link to="/SignUp" className={buttonClass()}>
          {messages.frame.openAccount}
        </Link>
        <Link to="/SignIn" className={buttonClass('quiet')}>
          {messages.frame.signIn}
        </Link>
      </div>
    </section>
  );
}
