import { formatMoney, toCents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Amount, Badge, buttonClass, DescriptionList, Icon, RequestSteps } from '@bank/ui';
import {
  BankIcon,
  BoltIcon,
  ChevronDownIcon,
  CopyIcon,
  CropIcon,
  DropIcon,
  HomeIcon,
  PhoneIcon,
  RotateIcon,
  WifiIcon,
} from '@bank/ui/icons';
import { CURRENCY, PAID } from './example';
import { IdDrawing } from './id-drawing';
import { messages } from './messages';
import styles from './scene.module.css';

const SUBMITTED = { status: 'pending', submittedAt: null, decidedAt: null, reason: null } as const;
const BILL_ICONS = [BoltIcon, DropIcon, WifiIcon, PhoneIcon, HomeIcon];

/** The first fields of a transfer. */
export function TransferScene() {
  return (
    <div className={styles.panel}>
      <span className={styles.label}>{messages.method}</span>
      <span className={styles.field}>
        <Icon icon={BankIcon} />
        {messages.bank}
        <Icon icon={ChevronDownIcon} />
      </span>
      <span className={styles.soft}>{messages.bankNeeds}</span>
      <span className={styles.label}>{messages.amount}</span>
      <span className={styles.field}>
        <span className={styles.soft}>{CURRENCY}</span>
        {formatMoney(PAID, '', locale()).trim()}
        <b className={styles.action}>{messages.useAll}</b>
      </span>
    </div>
  );
}

/** The status of a loan request. */
export function LoanScene() {
  return (
    <div className={styles.panel}>
      <RequestSteps request={SUBMITTED} />
      <DescriptionList
        items={[
          {
            name: messages.loanAmount,
            value: <Amount cents={toCents(5000)} currency={CURRENCY} />,
          },
          { name: messages.status, value: <Badge tone="warning">{messages.pending}</Badge> },
        ]}
      />
    </div>
  );
}

/** The bills to choose from. */
export function BillsScene() {
  return (
    <div className={styles.tiles}>
      {BILL_ICONS.map((icon, index) => (
        <span key={messages.bills[index]} className={styles.tile}>
          <Icon icon={icon} />
          {messages.bills[index]}
        </span>
      ))}
    </div>
  );
}

/** The photo of an ID, before it is sent. */
export function IdentityScene() {
  return (
    <div className={styles.panel}>
      <IdDrawing />
      <span className={styles.buttons}>
        <span className={buttonClass('secondary')}>
          <Icon icon={RotateIcon} />
          {messages.rotate}
        </span>
        <span className={buttonClass('secondary')}>
          <Icon icon={CropIcon} />
          {messages.crop}
        </span>
      </span>
    </div>
  );
}

/** A dispute that was submitted. */
export function DisputeScene() {
  return (
    <div className={styles.panel}>
      <DescriptionList
        items={[
          { name: messages.reference, value: 'REF-7K2M9XQ4B' },
          { name: messages.amount, value: <Amount cents={toCents(62.4)} currency={CURRENCY} /> },
          { name: messages.status, value: <Badge tone="warning">{messages.pending}</Badge> },
        ]}
      />
      <span className={buttonClass('secondary')}>
        <Icon icon={CopyIcon} />
        {messages.copyReference}
      </span>
    </div>
  );
}
