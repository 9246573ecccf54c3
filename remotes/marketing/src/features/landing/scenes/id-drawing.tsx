import styles from './scene.module.css';

/** A made-up identity card. */
export function IdDrawing() {
  return (
    <svg className={styles.id} viewBox="0 0 240 128" focusable="false">
      <rect className={styles.idGround} width="240" height="128" rx="10" />
      <rect className={styles.idBand} width="240" height="26" rx="10" />
      <rect className={styles.idPhoto} x="16" y="40" width="62" height="74" rx="6" />
      <path
        className={styles.idBand}
        d="M47 54a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM22 114c0-34 50-34 50 0z"
      />
      <path className={styles.idText} d="M96 50h70M96 68h112M96 86h92M96 106h50" />
    </svg>
  );
}
