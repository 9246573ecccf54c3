import { Icon } from '@bank/ui';
import { messages } from '../../messages';
import styles from './feature-list.module.css';
import { SectionHead } from './section-head';

export function FeatureList() {
  const { title, lead, items } = messages.features;
  return (
    <section className={styles.features} aria-labelledby="features">
      <SectionHead id="features" title={title} lead={lead} />
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <span className={styles.mark}>
              <Icon name={item.icon} />
            </span>
            <h3>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
