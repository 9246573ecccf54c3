import { brand } from '@bank/domain';
import { Icon } from '@bank/ui';
import { MailIcon } from '@bank/ui/icons';
import { messages as texts } from './messages';
import { PublicPage } from '../frame/public-page';
import styles from './about.module.css';
import { Team } from './team';
import { Values } from './values';

export function AboutPage() {
  return (
    <PublicPage>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {texts.title}
          </h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <div className={styles.aims}>
          {[texts.mission, texts.vision].map(({ title, text }) => (
            <section key={title} className={styles.aim}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
        <section className={styles.beside}>
          <h2 className={styles.heading}>{texts.story.title}</h2>
          <div className={styles.story}>
            {texts.story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <Values />
        <Team />
        <section className={styles.contact}>
          <div>
            <h2 className={styles.heading}>{texts.contact.title}</h2>
            <p className={styles.soft}>{texts.contact.text}</p>
          </div>
          <a className={styles.mail} href={`mailto:${brand.supportEmail}`}>
            <Icon icon={MailIcon} />
            {brand.supportEmail}
          </a>
        </section>
      </div>
    </PublicPage>
  );
}
