import { Amount } from '@bank/ui';
import { toCents } from '@bank/domain';
import styles from './sections.module.css';

const sizes = ['4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];

export function Type() {
  return (
    <>
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <li key={size} style={{ fontSize: `var(--text-${size})` }}>
            <span className={styles.name}>{size}</span> Exact to the cent
          </li>
        ))}
      </ul>
      <p>
        <span style={{ fontWeight: 'var(--weight-regular)' }}>Regular</span>,{' '}
        <span style={{ fontWeight: 'var(--weight-medium)' }}>medium</span>,{' '}
        <span style={{ fontWeight: 'var(--weight-strong)' }}>strong</span>, and{' '}
        <a href="#type">a link in its sentence</a>. Łukasz, Zoë and Čapek bank here.
      </p>
      <div className={styles.figures}>
        <Amount cents={toCents(1111171.11)} currency="EUR" />
        <Amount cents={toCents(8904236.75)} currency="EUR" />
        <Amount cents={toCents(1200)} currency="EUR" signed />
        <Amount cents={toCents(-62.4)} currency="EUR" signed />
      </div>
    </>
  );
}
