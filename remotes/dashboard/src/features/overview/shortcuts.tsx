import { Link } from '@bank/router';
import { Icon, type IconShape } from '@bank/ui';
import { BillIcon, CardIcon, LoanIcon, TransferIcon } from '@bank/ui/icons';
import { messages } from '../../messages';
import styles from './overview.module.css';

const texts = messages.shortcuts;
const tiles: readonly { to: string; label: keyof typeof texts; icon: IconShape }[] = [
  { to: '/Withdrawal', label: 'transfer', icon: TransferIcon },
  { to: '/loan', label: 'loan', icon: LoanIcon },
  { to: '/Cards', label: 'cards', icon: CardIcon },
  { to: '/pay-bills', label: 'bills', icon: BillIcon },
];

export function Shortcuts() {
  return (
    <nav aria-label={texts.title}>
      <ul className={styles.tiles}>
        {tiles.map(({ to, label, icon }) => (
          <li key={to}>
            <Link className={styles.tile} to={to}>
              <span className={styles.mark}>
                <Icon icon={icon} />
              </span>
              {texts[label]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
