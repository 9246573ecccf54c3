import { Link } from '@bank/router';
import { buttonClass } from '@bank/ui';
import { messages } from '../../messages';
import { HeroScene } from './hero-scene';
import styles from './hero.module.css';
import layout from './landing.module.css';

export function Hero() {
  const { title, lead, note } = messages.hero;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={layout.lead}>{lead}</p>
        <div className={layout.actions}>
          <Link to="/SignUp" className={buttonClass()}>
            {messages.frame.openAccount}
          </Link>
          <Link to="/SignIn" className={buttonClass('secondary')}>
            {messages.frame.signIn}
          </Link>
        </div>
        <p className={styles.note}>{note}</p>
      </div>
      <HeroScene />
    </div>
  );
}
