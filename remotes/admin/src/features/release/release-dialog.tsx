import { useProfile } from '@bank/data-access';
import { addCents } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Amount, Dialog, DescriptionList, Notice, Skeleton, Stack } from '@bank/ui';
import { useState } from 'react';
import type { CreditProposal } from '../../api/credit-proposals';
import type { ReviewIntent } from '../requests/use-queue-keys';
import { PersonText, UserText } from '../text/user-text';
import { messages } from './messages';
import { ReleaseForm } from './release-form';

type Props = {
  proposal: CreditProposal;
  intent: ReviewIntent;
  author: string;
  adminUid: string;
  onClose: () => void;
};

const when = dateFormat({ dateStyle: 'long', timeStyle: 'short' });
const { columns } = messages;

/** One proposed credit, with the balance before and after. */
export function ReleaseDialog({ proposal, intent, author, adminUid, onClose }: Props) {
  const { uid, kind, amount, proposedAt } = proposal;
  const profile = useProfile(uid);
  const [busy, setBusy] = useState(false);
  const account = profile.status === 'ready' ? profile.value : null;
  const name = account?.username ?? (profile.status === 'loading' ? '…' : messages.unknownPerson);
  return (
    <Dialog
      open
      title={<UserText text={name} sentence={messages.dialog} />}
      // Not while a request is pending: its result must be shown.
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <Stack>
        {profile.status === 'loading' && <Skeleton label={messages.loading} lines={5} />}
        {profile.status === 'error' && <Notice tone="danger" title={messages.failed} />}
        {profile.status === 'ready' && !account && (
          <Notice tone="danger" role="alert" title={messages.helps['not-found']} />
        )}
        {account && (
          <>
            <DescriptionList
              items={[
                { name: columns.person, value: <PersonText person={account} /> },
                { name: columns.kind, value: messages.kinds[kind] },
                {
                  name: columns.amount,
                  value: <Amount cents={amount} currency={account.country} />,
                },
                {
                  name: messages.balanceBefore,
                  value: <Amount cents={account.accountBalance} currency={account.country} />,
                },
                {
                  name: messages.balanceAfter,
                  value: (
                    <Amount
                      cents={addCents(account.accountBalance, amount)}
                      currency={account.country}
                    />
                  ),
                },
                { name: columns.author, value: <bdi>{author}</bdi> },
                { name: columns.at, value: proposedAt ? when.format(proposedAt) : '–' },
              ]}
            />
            <ReleaseForm
              proposal={proposal}
              account={account}
              intent={intent}
              adminUid={adminUid}
              onBusy={setBusy}
              onDone={onClose}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
