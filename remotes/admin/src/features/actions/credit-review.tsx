import { addCents, type Cents, type UserProfile } from '@bank/domain';
import { Amount, Button, Facts, Stack } from '@bank/ui';
import type { CreditKind } from '../../api/send-credit';
import { messages } from '../../messages';
import styles from './actions.module.css';

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
          { name: texts.recipient, value: `${user.username} (${user.email})` },
          ...sums.map(([name, cents]) => ({
            name,
            value: <Amount cents={cents} currency={user.country} />,
          })),
        ]}
      />
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {texts.change}
        </Button>
        <Button busy={busy} busyLabel={texts.sending} onClick={onConfirm}>
          {messages.actions[kind]}
        </Button>
      </div>
    </Stack>
  );
}
