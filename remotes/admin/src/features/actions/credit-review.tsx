import { addCents, type Cents, type UserProfile } from '@bank/domain';
import { Amount, Button, Facts, Stack } from '@bank/ui';
import { useState } from 'react';
import { PersonText } from '../text/user-text';
import type { CreditKind } from '../../api/pay-in';
import { messages } from '../../messages';
import styles from './actions.module.css';
import { needsTyping } from './needs-typing';
import { TypedAmount } from './typed-amount';

type Props = {
  user: UserProfile;
  kind: CreditKind;
  amount: Cents;
  busy: boolean;
  onBack: () => void;
  onConfirm: () => void;
};

const texts = messages.credit;

/** What will happen, before it does. */
export function CreditReview({ user, kind, amount, busy, onBack, onConfirm }: Props) {
  const { accountBalance, loanBalance } = user;
  const mustType = needsTyping(amount);
  const [isTyped, setTyped] = useState(false);
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
      <Facts
        facts={[
          { name: texts.recipient, value: <PersonText person={user} /> },
          ...sums.map(([name, cents]) => ({
            name,
            value: <Amount cents={cents} currency={user.country} />,
          })),
        ]}
      />
      {mustType && <TypedAmount amount={amount} currency={user.country} onTyped={setTyped} />}
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {texts.change}
        </Button>
        <Button
          busy={busy}
          busyLabel={texts.sending}
          disabled={mustType && !isTyped}
          onClick={onConfirm}
        >
          {messages.actions[kind]}
        </Button>
      </div>
    </Stack>
  );
}
