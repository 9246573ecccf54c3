import { formatMoney, toCents, type Cents, type ProtectionSettings } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { Link } from '@bank/router';
import { Notice } from '@bank/ui';
import { LockIcon, ShieldIcon } from '@bank/ui/icons';
import styles from '../withdrawal/withdrawal.module.css';
import { messages } from './messages';

const when = dateFormat({ dateStyle: 'long', timeStyle: 'short' });
const time = dateFormat({ timeStyle: 'short' });

function SecurityLink() {
  return <Link to="/Profile/security">{messages.change}</Link>;
}

/** Shown before the form while payments are locked. */
export function LockedNotice({ unlocksAt }: { unlocksAt: Date | null }) {
  return (
    <Notice tone="warning" icon={LockIcon} title={messages.locked} role="status">
      <p>{unlocksAt ? messages.unlocksAt(when.format(unlocksAt)) : messages.lockedHelp}</p>
      <p>
        <SecurityLink />
      </p>
    </Notice>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

function nextMidnightUtc(): Date {
  return new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS);
}

type Props = {
  settings: ProtectionSettings;
  /** Paid today; `null` if unknown or without a daily limit. */
  spentToday: Cents | null;
  currency: string;
};

/** The customer's own limits, and what is left of them. */
export function LimitsNotice({ settings, spentToday, currency }: Props) {
  const { daily, payment, newPayee } = settings;
  if (daily === null && payment === null && newPayee === null) return null;
  const money = (cents: Cents) => formatMoney(cents, currency, locale());
  const left = daily !== null && spentToday !== null ? Math.max(0, daily - spentToday) : null;
  return (
    <Notice tone="neutral" icon={ShieldIcon} title={messages.limits}>
      <ul className={styles.restrictions}>
        {payment !== null && <li>{messages.perPayment(money(payment))}</li>}
        {daily !== null && left !== null && (
          <li>
            {messages.leftToday(money(toCents(left / 100)), money(daily))}.{' '}
            {messages.startsAgain(time.format(nextMidnightUtc()))}
          </li>
        )}
        {newPayee !== null && <li>{messages.newPayees(money(newPayee))}</li>}
      </ul>
      <p>
        <SecurityLink />
      </p>
    </Notice>
  );
}
