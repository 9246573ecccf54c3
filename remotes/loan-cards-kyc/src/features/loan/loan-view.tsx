import type { Cents, UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { Card, DescriptionList, Notice, Stack, useFocusWhen } from '@bank/ui';
import type { Loan } from '../../api/loan';
import { common, loan as messages } from '../../messages';
import { RequestStatusNotice } from '../../request-status-notice';
import { LoanDetails } from './loan-details';
import { LoanForm } from './loan-form';

type Props = {
  profile: UserProfile;
  loan: Loan | null;
  apply: (amount: Cents) => Promise<void>;
};

export function LoanView({ profile, loan, apply }: Props) {
  const isPending = loan?.status === 'pending';
  const details = useFocusWhen<HTMLDivElement>(isPending);
  return (
    <Stack gap="l">
      <Card title={messages.yourDetails}>
        <DescriptionList
          items={[
            { name: messages.username, value: profile.username },
            { name: messages.number, value: profile.number },
          ]}
        />
      </Card>
      {loan && (
        <div ref={details} tabIndex={-1}>
          <Card title={messages.details}>
            <Stack>
              <LoanDetails loan={loan} currency={profile.country} />
              {!isPending && (
                <RequestStatusNotice request={loan} explanations={messages.explanations} />
              )}
              <Link to="/loan/status">{common.seeStatus}</Link>
            </Stack>
          </Card>
        </div>
      )}
      {isPending ? (
        <Notice tone="info">{messages.waiting}</Notice>
      ) : (
        <Card title={messages.apply}>
          <LoanForm currency={profile.country} apply={apply} />
        </Card>
      )}
    </Stack>
  );
}
