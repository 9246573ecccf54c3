import { messages } from '../../messages';
import { SectionHead } from './section-head';
import styles from './reasons.module.css';

export function Reasons() {
  const { title, lead, items } = messages.reasons;
  return (
    <section className={styles.reasons} aria-labelledby="reasons">
      <SectionHead id="reasons" title={title} lead={lead} />
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
