import { formatMoney, toCents, type Cents } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Amount, Badge, buttonClass, DescriptionList, Icon } from '@bank/ui';
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
import type { ReactNode } from 'react';
import { CURRENCY, PAID } from './example';
import { IdDrawing } from './id-drawing';
import { messages } from './messages';
import styles from './scene.module.css';

const BILL_ICONS = [BoltIcon, DropIcon, WifiIcon, PhoneIcon, HomeIcon];

type AmountProps = { label: string; cents: Cents; children?: ReactNode };

function AmountField({ label, cents, children }: AmountProps) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.field}>
        <span className={styles.soft}>{CURRENCY}</span>
        {formatMoney(cents, '', locale()).trim()}
        {children}
      </span>
    </>
  );
}

/** The first and the last field of a transfer to a bank. */
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
      <AmountField label={messages.amount} cents={PAID}>
        <b className={styles.action}>{messages.useAll}</b>
      </AmountField>
    </div>
  );
}

/** The form of a loan request. */
export function LoanScene() {
  return (
    <div className={styles.panel}>
      <AmountField label={messages.loanAmount} cents={toCents(5000)} />
      <span className={buttonClass()}>{messages.applyForLoan}</span>
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
