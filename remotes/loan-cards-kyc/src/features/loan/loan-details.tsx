import { Amount, Badge, Card, Facts } from '@bank/ui';
import type { Loan } from '../../api/loan';
import { common, loan as messages, statusLabel } from '../../messages';
import { statusTone } from '../../status-tone';

type Props = { loan: Loan; currency: string };

export function LoanDetails({ loan, currency }: Props) {
  const requested = loan.requestedAt ? common.onDate(loan.requestedAt) : common.justNow;
  return (
    <Card title={messages.details}>
      <Facts
        facts={[
          {
            name: messages.amount,
            value: <Amount cents={loan.amount} currency={currency} />,
          },
          {
            name: messages.status,
            value: <Badge tone={statusTone(loan.status)}>{statusLabel(loan.status)}</Badge>,
          },
          { name: messages.requested, value: requested },
        ]}
      />
    </Card>
  );
}
