import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

/** One of `@bank/ui/icons`. */
export type IconShape = LucideIcon;

type Props = {
  icon: IconShape;
  /** What it means, where no text beside it says so; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A line icon, one and a half times the size of the text around it. */
export function Icon({ icon: Shape, label, className }: Props) {
  return (
    <Shape
      className={className ? `${styles.icon} ${className}` : styles.icon}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
