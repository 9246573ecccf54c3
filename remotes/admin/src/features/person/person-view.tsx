import type { UserProfile } from '@bank/domain';
import { Amount, Badge, Button, Card, DescriptionList, Stack } from '@bank/ui';
import { useMemo, useState } from 'react';
import { ActionsDialog } from '../actions/actions-dialog';
import { createAdminApi } from '../actions/admin-api';
import { EVERY_ENTRY } from '../audit/audit-filter';
import { AuditList } from '../audit/audit-list';
import type { Step } from '../actions/step';
import { NotConfirmed } from '../confirmation/not-confirmed';
import { useConfirmedEmails } from '../confirmation/use-confirmed-emails';
import { CodeCard } from './code-card';
import { HistoryCard } from './history-card';
import { messages } from './messages';
import styles from './person.module.css';
import { RequestsCard } from './requests-card';
import { TimelineCard } from './timeline-card';
import { useIssuedCode } from './use-person';

type Props = { person: UserProfile; adminUid: string };

/** The live account and the actions on it. */
export function PersonView({ person, adminUid }: Props) {
  const { uid, country, accountBalance, loanBalance, accountLevel } = person;
  const api = useMemo(() => createAdminApi(adminUid), [adminUid]);
  const audit = useMemo(() => ({ ...EVERY_ENTRY, uid }), [uid]);
  const code = useIssuedCode(uid);
  const confirmed = useConfirmedEmails([uid]);
  const [step, setStep] = useState<Step | null>(null);
  const isOwn = uid === adminUid;
  const { labels } = messages;
  return (
    <Stack gap="l">
      <div className={styles.cards}>
        <Card
          title={messages.account}
          actions={
            isOwn ? undefined : (
              <Button variant="secondary" onClick={() => setStep('menu')}>
                {messages.actions}
              </Button>
            )
          }
        >
          {isOwn && <p>{messages.own}</p>}
          <DescriptionList
            items={[
              { name: labels.balance, value: <Amount cents={accountBalance} currency={country} /> },
              { name: labels.loan, value: <Amount cents={loanBalance} currency={country} /> },
              { name: labels.level, value: accountLevel },
              {
                name: labels.transactions,
                value: (
                  <Badge tone={person.transactionsEnabled ? 'success' : 'neutral'}>
                    {person.transactionsEnabled ? messages.enabled : messages.disabled}
                  </Badge>
                ),
              },
              { name: labels.phone, value: <bdi>{person.number}</bdi> },
              {
                name: labels.email,
                value: (
                  <>
                    <bdi>{person.email}</bdi> <NotConfirmed person={person} confirmed={confirmed} />
                  </>
                ),
              },
              { name: labels.role, value: person.isAdmin ? messages.admin : messages.customer },
              { name: labels.uid, value: uid },
            ]}
          />
        </Card>
        <CodeCard
          uid={uid}
          code={code}
          onIssue={isOwn ? undefined : () => setStep('issue_vat_code')}
        />
      </div>
      <TimelineCard uid={uid} currency={country} audit={audit} />
      <RequestsCard uid={uid} currency={country} />
      <HistoryCard uid={uid} currency={country} />
      <Card>
        <AuditList filter={audit} />
      </Card>
      {step && (
        <ActionsDialog
          user={person}
          vatCode={code.status === 'ready' ? (code.value?.code ?? null) : undefined}
          first={step}
          api={api}
          onClose={() => setStep(null)}
        />
      )}
    </Stack>
  );
}
