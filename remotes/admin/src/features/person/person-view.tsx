import type { UserProfile } from '@bank/domain';
import { Card, Stack } from '@bank/ui';
import { useMemo, useState } from 'react';
import { ActionsDialog } from '../actions/actions-dialog';
import { createAdminApi } from '../actions/admin-api';
import { EVERY_ENTRY } from '../audit/audit-filter';
import { AuditList } from '../audit/audit-list';
import type { Step } from '../actions/step';
import { ProtectionCard } from '../protection/protection-card';
import { AccountCard } from './account-card';
import { CodeCard } from './code-card';
import { HistoryCard } from './history-card';
import styles from './person.module.css';
import { RequestsCard } from './requests-card';
import { TimelineCard } from './timeline-card';
import { useIssuedCode } from './use-person';

type Props = { person: UserProfile; adminUid: string };

/** The live account and the actions on it. */
export function PersonView({ person, adminUid }: Props) {
  const { uid, country } = person;
  const api = useMemo(() => createAdminApi(adminUid), [adminUid]);
  const audit = useMemo(() => ({ ...EVERY_ENTRY, uid }), [uid]);
  const code = useIssuedCode(uid);
  const [step, setStep] = useState<Step | null>(null);
  const isOwn = uid === adminUid;
  return (
    <Stack gap="l">
      <div className={styles.cards}>
        <AccountCard person={person} onAct={isOwn ? undefined : () => setStep('menu')} />
        <CodeCard
          uid={uid}
          code={code}
          onIssue={isOwn ? undefined : () => setStep('issue_vat_code')}
        />
      </div>
      <ProtectionCard uid={uid} currency={country} />
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
