import { Link } from '@bank/router';
import { buttonClass, Icon } from '@bank/ui';
import { ArrowRightIcon } from '@bank/ui/icons';
import { messages } from '../../messages';
import layout from './landing.module.css';
import { OnboardingScene } from './scenes/onboarding-scene';
import { SectionHead } from './section-head';
import styles from './who-we-are.module.css';

export function WhoWeAre() {
  const { title, text, more } = messages.whoWeAre;
  return (
    <section className={layout.split} aria-labelledby="who-we-are">
      <div className={styles.words}>
        <SectionHead id="who-we-are" title={title} />
        <p className={styles.text}>{text}</p>
        <Link to="/AboutUs" className={buttonClass('secondary')}>
          {more}
          <Icon icon={ArrowRightIcon} />
        </Link>
      </div>
      <OnboardingScene />
    </section>
  );
}
