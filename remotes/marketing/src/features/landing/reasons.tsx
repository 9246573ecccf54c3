import { messages } from '../../messages';
import { ReviewScene } from './scenes/review-scene';
import { SectionHead } from './section-head';
import styles from './reasons.module.css';

export function Reasons() {
  const { title, lead, items } = messages.reasons;
  return (
    <section className={styles.reasons} aria-labelledby="reasons">
      <div className={styles.words}>
        <SectionHead id="reasons" title={title} lead={lead} />
        <ReviewScene />
      </div>
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
