import { Icon } from '@bank/ui';
import * as icons from '@bank/ui/icons';
import styles from './sections.module.css';

export function Icons() {
  return (
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name}>
          <Icon icon={icon} />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  );
}
