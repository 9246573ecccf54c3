import { Link } from '@bank/router';
import { buttonClass, Icon } from '@bank/ui';
import { ArrowRightIcon } from '@bank/ui/icons';
import { messages } from '../../messages';
import { SectionHead } from './section-head';
import styles from './who-we-are.module.css';

export function WhoWeAre() {
  const { title, text, more } = messages.whoWeAre;
  return (
    <section className={styles.who} aria-labelledby="who-we-are">
      <SectionHead id="who-we-are" title={title} />
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <Link to="/AboutUs" className={buttonClass('secondary')}>
          {more}
          <Icon icon={ArrowRightIcon} />
        </Link>
      </div>
    </section>
  );
}
