import type { Cents, UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { useSession } from '@bank/remote-kit';
import { Card, DescriptionList, Notice, Stack, useFocusWhen } from '@bank/ui';
import { useState } from 'react';
import type { Loan } from '../../api/loan';
import { common, loan as messages } from '../../messages';
import { RequestStatusNotice } from '../../request-status-notice';
import { LazyContactSupport } from '../support/lazy-contact-support';
import { LoanDetails } from './loan-details';
import { LoanForm } from './loan-form';
import styles from './loan.module.css';

type Props = {
  profile: UserProfile;
  loan: Loan | null;
  apply: (amount: Cents) => Promise<void>;
};

export function LoanView({ profile, loan, apply }: Props) {
  const { uid } = useSession();
  const isPending = loan?.status === 'pending';
  // Another tab may have sent a request: what is typed here stays.
  const [hasUnsent, setHasUnsent] = useState(false);
  const details = useFocusWhen<HTMLDivElement>(isPending && !hasUnsent);
  const submittedAt = loan?.submittedAt?.getTime();
  const [sent, setSent] = useState<{ previous: number | undefined } | null>(null);
  const [formNumber, setFormNumber] = useState(0);
  // A loan that was decided before it was shown as pending leaves the form busy: replace it.
  if (sent && !isPending && submittedAt !== sent.previous) {
    setSent(null);
    setFormNumber(formNumber + 1);
  }
  return (
    <div className={styles.screen}>
      <Card title={messages.yourDetails} className={styles.details}>
        <DescriptionList
          items={[
            { name: messages.username, value: <bdi>{profile.username}</bdi> },
            { name: messages.number, value: profile.number },
          ]}
        />
      </Card>
      <Stack gap="l">
        {loan && (
          <div ref={details} tabIndex={-1}>
            <Card title={messages.details}>
              <Stack>
                <LoanDetails loan={loan} currency={profile.country} />
                {!isPending && (
                  <RequestStatusNotice
                    request={loan}
                    explanations={messages.explanations}
                    subject={messages.support}
                    name={profile.username}
                  />
                )}
                <Link to="/loan/status">{common.seeStatus}</Link>
              </Stack>
            </Card>
          </div>
        )}
        {isPending && (
          <Stack>
            <Notice tone="info">{messages.waiting}</Notice>
            <LazyContactSupport
              subject={messages.support}
              customerNumber={uid}
              name={profile.username}
            />
          </Stack>
        )}
        {(!isPending || hasUnsent) && (
          <Card title={messages.apply}>
            <LoanForm
              key={formNumber}
              currency={profile.country}
              apply={apply}
              onSent={() => setSent({ previous: submittedAt })}
              onUnsentChange={setHasUnsent}
            />
          </Card>
        )}
      </Stack>
    </div>
  );
}
