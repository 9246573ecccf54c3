import styles from './scene.module.css';

/** A made-up identity card, in one color. */
export function IdDrawing() {
  return (
    <svg className={styles.id} viewBox="0 0 240 128" focusable="false">
      <rect width="240" height="128" rx="10" opacity=".15" />
      <path d="M10 0h220a10 10 0 0 1 10 10v16H0V10A10 10 0 0 1 10 0z" opacity=".4" />
      <rect x="16" y="40" width="62" height="74" rx="6" opacity=".2" />
      <path d="M47 52a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM24 114c0-36 46-36 46 0z" opacity=".7" />
      <path d="M96 47h70v7H96zM96 65h112v7H96zM96 83h92v7H96zM96 103h50v7H96z" opacity=".5" />
    </svg>
  );
}
