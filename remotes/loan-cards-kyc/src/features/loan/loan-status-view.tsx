import { Link } from '@bank/router';
import {
  Amount,
  buttonClass,
  Card,
  EmptyState,
  RequestHistory,
  RequestSteps,
  Stack,
} from '@bank/ui';
import { LoanIcon } from '@bank/ui/icons';
import type { Loan } from '../../api/loan';
import { common, loan as messages } from '../../messages';
import { RequestStatusNotice } from '../../request-status-notice';
import { LoanDetails } from './loan-details';

type Props = {
  loan: Loan | null;
  past: readonly Loan[];
  currency: string;
  name?: string | undefined;
};

/** The latest loan, and the earlier ones. */
export function LoanStatusView({ loan, past, currency, name }: Props) {
  const apply = (label: string) => (
    <Link to="/loan" className={buttonClass()}>
      {label}
    </Link>
  );
  if (!loan)
    return (
      <EmptyState icon={LoanIcon} title={messages.none} action={apply(messages.apply)}>
        {messages.noneHelp}
      </EmptyState>
    );
  const requests = [loan, ...past].map((each) => ({
    state: each,
    about: <Amount cents={each.amount} currency={currency} />,
  }));
  return (
    <>
      <Card title={common.current}>
        <Stack gap="l">
          <RequestSteps request={loan} />
          <LoanDetails loan={loan} currency={currency} />
          <RequestStatusNotice
            request={loan}
            explanations={messages.explanations}
            subject={messages.support}
            name={name}
          />
          {loan.status !== 'pending' && (
            <Stack direction="row">
              {apply(messages.another)}
              {loan.status === 'approved' && (
                <Link
                  to="/dashboard/transactions?type=send_loan"
                  className={buttonClass('secondary')}
                >
                  {messages.seePayment}
                </Link>
              )}
            </Stack>
          )}
        </Stack>
      </Card>
      <Card title={common.history}>
        <RequestHistory label={common.history} requests={requests} />
      </Card>
    </>
  );
}
