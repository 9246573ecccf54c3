import type { ReactNode } from 'react';
import styles from './scene.module.css';

type Props = {
  /** Says what the picture shows, where the text beside it does not. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A piece of the app as a picture: nothing in it can be used, so it is one image to assistive technology. */
export function Scene({ label, className = '', children }: Props) {
  return (
    <div
      className={`${styles.scene} ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </div>
  );
}
