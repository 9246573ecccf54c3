import { addCents, formatMoney, type Cents, type UserProfile } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Amount, Button, DescriptionList, Notice, Stack } from '@bank/ui';
import { useState } from 'react';
import { PersonText } from '../text/user-text';
import type { CreditLimit } from '../../api/credit-limit';
import type { CreditKind } from '../../api/credit-account';
import { messages } from '../../messages';
import styles from './actions.module.css';
import { needsAmountConfirmation } from './needs-amount-confirmation';
import { ConfirmAmountField } from './confirm-amount-field';

type Props = {
  user: UserProfile;
  kind: CreditKind;
  amount: Cents;
  /** The exceeded limit; `null` if one admin may send the amount alone. */
  limit: CreditLimit;
  /** Nothing is sent before: the limit decides whether this is a proposal. */
  isLimitLoading: boolean;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
};

const texts = messages.credit;

/** Shows the effects before sending. */
export function CreditReview({ user, kind, amount, limit, busy, ...props }: Props) {
  const { isLimitLoading, onBack, onConfirm } = props;
  const { accountBalance, loanBalance } = user;
  const mustConfirm = needsAmountConfirmation(amount);
  const [isAmountConfirmed, setAmountConfirmed] = useState(false);
  const sums: readonly (readonly [name: string, cents: Cents])[] = [
    [texts.amount, amount],
    [texts.balanceBefore, accountBalance],
    [texts.balanceAfter, addCents(accountBalance, amount)],
    ...(kind === 'send_loan'
      ? ([
          [texts.loanBefore, loanBalance],
          [texts.loanAfter, addCents(loanBalance, amount)],
        ] as const)
      : []),
  ];
  return (
    <Stack>
      <DescriptionList
        items={[
          { name: texts.recipient, value: <PersonText person={user} /> },
          ...sums.map(([name, cents]) => ({
            name,
            value: <Amount cents={cents} currency={user.country} />,
          })),
        ]}
      />
      {limit !== null && (
        <Notice tone="warning" title={texts.needsRelease}>
          {texts.needsReleaseHelp(formatMoney(limit, user.country, locale()))}
        </Notice>
      )}
      {mustConfirm && (
        <ConfirmAmountField
          amount={amount}
          currency={user.country}
          onConfirmed={setAmountConfirmed}
        />
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {texts.change}
        </Button>
        <Button
          busy={busy || isLimitLoading}
          busyLabel={isLimitLoading ? texts.checkingLimit : texts.sending}
          disabled={mustConfirm && !isAmountConfirmed}
          onClick={onConfirm}
        >
          {limit === null ? messages.actions[kind] : texts.propose}
        </Button>
      </div>
    </Stack>
  );
}
