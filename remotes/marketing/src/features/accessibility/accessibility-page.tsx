import { brand } from '@bank/domain';
import { messages as texts } from './messages';
import { PublicPage } from '../frame/public-page';
import styles from './accessibility.module.css';

/** The accessibility statement: WCAG conformance, testing and known issues. */
export function AccessibilityPage() {
  return (
    <PublicPage>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        {texts.sections.map(({ title, points }) => (
          <section key={title} className={styles.section}>
            <h2>{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <section className={styles.section}>
          <h2>{texts.contact.title}</h2>
          <p>{texts.contact.text}</p>
          <p>
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </p>
        </section>
      </div>
    </PublicPage>
  );
}
