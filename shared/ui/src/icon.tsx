import { iconPaths } from './icon-paths';
import styles from './icon.module.css';

export type IconName = keyof typeof iconPaths;

type Props = {
  name: IconName;
  /** What it means, where no text beside it says so; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A line icon, one and a half times the size of the text around it. */
export function Icon({ name, label, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className ? `${styles.icon} ${className}` : styles.icon}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
