import styles from './video-section.module.css';

/** A form, its review and a receipt: decoration behind the play button. */
export function VideoPoster() {
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.path} d="M196 120c60-50 110-46 132 8M386 292c52 46 104 34 118-24" />
      <rect className={styles.window} x="52" y="92" width="188" height="224" rx="14" />
      <rect className={styles.dark} x="74" y="116" width="84" height="10" rx="5" />
      <rect className={styles.field} x="74" y="144" width="144" height="30" rx="7" />
      <rect className={styles.bar} x="86" y="155" width="64" height="8" rx="4" />
      <rect className={styles.field} x="74" y="186" width="144" height="30" rx="7" />
      <rect className={styles.bar} x="86" y="197" width="96" height="8" rx="4" />
      <rect className={styles.field} x="74" y="228" width="144" height="30" rx="7" />
      <rect className={styles.bar} x="86" y="239" width="44" height="8" rx="4" />
      <rect className={styles.brand} x="74" y="274" width="144" height="26" rx="13" />
      <rect className={styles.window} x="262" y="140" width="166" height="160" rx="14" />
      <rect className={styles.dark} x="284" y="164" width="62" height="10" rx="5" />
      <rect className={styles.bar} x="284" y="194" width="46" height="8" rx="4" />
      <rect className={styles.bar} x="362" y="194" width="44" height="8" rx="4" />
      <rect className={styles.bar} x="284" y="216" width="58" height="8" rx="4" />
      <rect className={styles.bar} x="376" y="216" width="30" height="8" rx="4" />
      <rect className={styles.accent} x="284" y="238" width="36" height="8" rx="4" />
      <rect className={styles.accent} x="346" y="238" width="60" height="8" rx="4" />
      <rect className={styles.brand} x="284" y="262" width="122" height="22" rx="11" />
      <path
        className={styles.window}
        d="M452 84h136v196l-13.6-10-13.6 10-13.6-10-13.6 10-13.6-10-13.6 10-13.6-10-13.6 10-13.6-10-13.6 10z"
      />
      <circle className={styles.brand} cx="520" cy="134" r="24" />
      <path className={styles.tick} d="M510 135l7 7 13-14" />
      <rect className={styles.dark} x="486" y="176" width="68" height="10" rx="5" />
      <rect className={styles.bar} x="474" y="204" width="92" height="8" rx="4" />
      <rect className={styles.bar} x="474" y="224" width="60" height="8" rx="4" />
    </svg>
  );
}
