import { Amount, DescriptionList, RequestBadge } from '@bank/ui';
import type { Loan } from '../../api/loan';
import { common, loan as messages } from '../../messages';

type Props = { loan: Loan; currency: string };

export function LoanDetails({ loan, currency }: Props) {
  const { amount, status, submittedAt } = loan;
  return (
    <DescriptionList
      items={[
        { name: messages.amount, value: <Amount cents={amount} currency={currency} /> },
        { name: messages.status, value: <RequestBadge status={status} /> },
        {
          name: messages.requested,
          value: submittedAt ? common.onDate(submittedAt) : common.justNow,
        },
      ]}
    />
  );
}
