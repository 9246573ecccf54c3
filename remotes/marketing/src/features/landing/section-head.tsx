import styles from './landing.module.css';

type Props = { id: string; title: string; lead?: string };

export function SectionHead({ id, title, lead }: Props) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
