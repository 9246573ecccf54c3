import styles from './hero.module.css';

// Contour lines: one hillside, repeated a little lower each time.
const CONTOURS = Array.from({ length: 7 }, (_, index) => {
  const y = 392 + index * 22;
  return `M-20 ${y + 66}C90 ${y + 10} 170 ${y - 24} 270 ${y - 6}s190 ${52 - index * 4} 320 ${8 - index * 3}`;
}).join('');

/** Four hills and a low sun: morning in the light theme, night in the dark one. */
export function Landscape() {
  return (
    <svg
      className={styles.landscape}
      viewBox="0 0 560 520"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="560" height="520" />
      <circle cx="408" cy="128" r="108" />
      <circle cx="408" cy="128" r="46" />
      <path d="M0 250c70-56 132-84 186-60s84 20 132-14 122-52 242 26v318H0z" />
      <path d="M0 318c92-30 150-72 226-56s96 62 168 50 104-50 166-58v266H0z" />
      <path d="M0 352c64-6 126 34 206 36s150-62 222-60 92 26 132 34v158H0z" />
      <path d="M-20 458C90 402 170 368 270 386s190 52 320 8v140H-20z" />
      <path d={CONTOURS} />
    </svg>
  );
}
