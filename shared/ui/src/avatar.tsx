import styles from './avatar.module.css';

type Props = { name: string; size?: 'normal' | 'large' | undefined };

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** A user's initials in a circle. Decorative: show the name beside it. */
export function Avatar({ name, size = 'normal' }: Props) {
  return (
    <span
      className={size === 'large' ? `${styles.avatar} ${styles.large}` : styles.avatar}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}
