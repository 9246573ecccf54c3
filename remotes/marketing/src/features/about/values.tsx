import { messages } from './messages';
import styles from './about.module.css';

export function Values() {
  const { title, items } = messages.values;
  return (
    <section className={styles.beside}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.values}>
        {items.map((value) => (
          <li key={value.title} className={styles.value}>
            <h3>{value.title}</h3>
            <p className={styles.soft}>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
