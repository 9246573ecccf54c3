import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

/** One of `@bank/ui/icons`. */
export type IconShape = LucideIcon;

type Props = {
  icon: IconShape;
  /** Accessible name; without it the icon is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/** An icon, 1.5 times the size of the surrounding text. */
export function Icon({ icon: Shape, label, className }: Props) {
  return (
    <Shape
      className={className ? `${styles.icon} ${className}` : styles.icon}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
