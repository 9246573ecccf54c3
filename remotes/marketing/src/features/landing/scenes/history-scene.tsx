import { brand, subtractCents, toCents } from '@bank/domain';
import { Amount, Badge, Icon } from '@bank/ui';
import { BankIcon, MoneyInIcon, WalletIcon } from '@bank/ui/icons';
import { CURRENCY, PAID, PAYEE } from './example';
import { messages } from './messages';
import styles from './scene.module.css';

const ENTRIES = [
  { icon: BankIcon, type: 'withdrawal', party: PAYEE, amount: subtractCents(toCents(0), PAID) },
  { icon: MoneyInIcon, type: 'credit', party: brand.name, amount: toCents(1200) },
  { icon: WalletIcon, type: 'withdrawal', party: 'jo@post.example', amount: toCents(-62.4) },
] as const;

/** The latest entries of the transaction history, as on a phone. */
export function HistoryScene() {
  return (
    <div className={styles.panel}>
      {ENTRIES.map(({ icon, type, party, amount }) => (
        <span key={party} className={styles.entry}>
          <span className={styles.mark} data-type={type}>
            <Icon icon={icon} />
          </span>
          <span className={styles.texts}>
            <b>{messages[type]}</b>
            <span className={styles.soft}>{party}</span>
          </span>
          <span className={styles.amount}>
            <Amount cents={amount} currency={CURRENCY} signed />
            {type === 'credit' ? (
              <Badge tone="success">{messages.completed}</Badge>
            ) : (
              <Badge tone="warning">{messages.pending}</Badge>
            )}
          </span>
        </span>
      ))}
    </div>
  );
}
