import { Link } from '@bank/router';
import { Icon, type IconName } from '@bank/ui';
import { messages } from '../../messages';
import styles from './overview.module.css';

const texts = messages.shortcuts;
const tiles: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/Withdrawal', label: texts.transfer, icon: 'transfer' },
  { to: '/loan', label: texts.loan, icon: 'loan' },
  { to: '/Cards', label: texts.cards, icon: 'card' },
];

export function Shortcuts() {
  return (
    <nav aria-label={texts.title}>
      <ul className={styles.tiles}>
        {tiles.map(({ to, label, icon }) => (
          <li key={to}>
            <Link className={styles.tile} to={to}>
              <span className={styles.mark}>
                <Icon name={icon} />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
