import { Link } from '@bank/router';
import { messages } from '../messages';
import styles from './breadcrumb.module.css';
import type { Crumb } from './breadcrumb-trail';

/** The breadcrumb of a nested page; renders nothing on other pages. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  if (trail.length < 2) return null;
  return (
    <nav aria-label={messages.frame.breadcrumb} className={styles.breadcrumb}>
      <ol className={styles.trail}>
        {trail.map(({ title, path }, index) => (
          <li key={path} className={styles.crumb}>
            {index < trail.length - 1 ? (
              <Link to={path} className={styles.link}>
                {title}
              </Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
