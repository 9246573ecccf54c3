import styles from './sections.module.css';

const grounds = ['page', 'sunken', 'surface', 'raised'];
const pairs = [
  ['brand', 'on-brand'],
  ['brand-soft', 'brand-ink'],
  ['night', 'on-night'],
  ['success-soft', 'success'],
  ['warning-soft', 'warning'],
  ['danger-soft', 'danger'],
  ['danger-fill', 'on-danger'],
  ['info-soft', 'info'],
] as const;

function Swatch({ ground, ink }: { ground: string; ink: string }) {
  const colours = { background: `var(--color-${ground})`, color: `var(--color-${ink})` };
  return (
    <li className={styles.swatch} style={colours}>
      {ground}
      <span>{ink}</span>
    </li>
  );
}

export function Colours() {
  return (
    <ul className={styles.swatches}>
      {grounds.map((ground) => (
        <Swatch key={ground} ground={ground} ink="ink" />
      ))}
      {pairs.map(([ground, ink]) => (
        <Swatch key={ground} ground={ground} ink={ink} />
      ))}
    </ul>
  );
}
