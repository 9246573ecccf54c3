import type { Cents, UserProfile } from '@bank/domain';
import { Card, Facts, Notice, PageHeading, Stack, useFocusWhen } from '@bank/ui';
import type { Loan } from '../../api/loan';
import { loan as messages } from '../../messages';
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
      <PageHeading>{messages.title}</PageHeading>
      <Card title={messages.yourDetails}>
        <Facts
          facts={[
            { name: messages.username, value: profile.username },
            { name: messages.number, value: profile.number },
          ]}
        />
      </Card>
      {loan && (
        <div ref={details} tabIndex={-1}>
          <LoanDetails loan={loan} currency={profile.country} />
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
