import styles from './portrait.module.css';

type Variant = { person: string; behind: string; before: string; beard?: string; glasses?: string };

// Featureless faces, distinguished by hair and color: these people are fictional.
const VARIANTS: readonly Variant[] = [
  {
    person: 'first',
    behind: 'M95 152c-6-30-8-60 1-80 8-22 24-32 44-32s36 10 44 32c9 20 7 50 1 80-14 7-76 7-90 0z',
    before: 'M103 106c-3-32 13-50 40-50 23 0 36 18 34 50-5-16-15-27-29-33-11 15-27 26-45 33z',
  },
  {
    person: 'second',
    behind: 'M101 100c-7-36 11-58 39-58s46 22 39 58c-2 5-76 5-78 0z',
    before: 'M103 98c0-18 6-27 15-31 13 5 31 5 44 0 9 4 15 13 15 31 5-28-8-47-37-47s-42 19-37 47z',
    beard: 'M105 112c1 25 15 37 35 37s34-12 35-37c-7 11-16 15-23 14-8-2-16-2-24 0-7 1-16-3-23-14z',
  },
  {
    person: 'third',
    behind:
      'M140 14a18 18 0 0 1 14 30c20 8 30 30 25 60-2 8-76 8-78 0-5-30 5-52 25-60a18 18 0 0 1 14-30z',
    before: 'M103 104c-2-28 13-44 37-44s39 16 37 44c-7-16-20-25-37-25s-30 9-37 25z',
    glasses:
      'M113 108a12 12 0 1 0 24 0 12 12 0 1 0-24 0zm30 0a12 12 0 1 0 24 0 12 12 0 1 0-24 0zm-6-3c2-2 4-2 6 0',
  },
];

/** A drawn portrait; decoration beside the name. */
export function Portrait({ variant }: { variant: number }) {
  const look = VARIANTS[variant % VARIANTS.length];
  if (!look) return null;
  return (
    <svg
      className={`${styles.portrait} ${styles[look.person]}`}
      viewBox="0 0 280 220"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.ground} width="280" height="220" />
      <path className={styles.hill} d="M0 168c60-44 96-30 140-14s90 2 140-36v102H0z" />
      <path className={styles.hair} d={look.behind} />
      <path className={styles.skin} d="M125 134h30v30c-6 11-24 11-30 0z" />
      <path
        className={styles.coat}
        d="M64 220c2-38 28-54 62-58 4 12 24 12 28 0 34 4 60 20 62 58z"
      />
      <path className={styles.shade} d="M125 138c8 10 22 10 30 0v12c-8 7-22 7-30 0z" />
      <ellipse className={styles.skin} cx="140" cy="104" rx="36" ry="42" />
      {look.beard && <path className={styles.hair} d={look.beard} />}
      <path className={styles.hair} d={look.before} />
      {look.glasses && <path className={styles.glasses} d={look.glasses} />}
    </svg>
  );
}
