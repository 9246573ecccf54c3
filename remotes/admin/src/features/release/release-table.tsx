import type { UserProfile } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Link } from '@bank/router';
import { Amount, Button, type DataColumn } from '@bank/ui';
import type { CreditProposal } from '../../api/credit-proposals';
import type { ById } from '../by-id/use-by-id';
import { userName } from '../users/user-name';
import { DenseTable } from '../table/dense-table';
import { messages } from './messages';

type Props = {
  proposals: readonly CreditProposal[];
  users: ById<UserProfile>;
  authorOf: (proposal: CreditProposal) => string;
  adminUid: string;
  onReview: (proposal: CreditProposal) => void;
};

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

export function ReleaseTable({ proposals, users, authorOf, adminUid, onReview }: Props) {
  const { columns: headers } = messages;
  const personOf = ({ uid }: CreditProposal) => users.get(uid);
  const nameOf = (proposal: CreditProposal) => userName(personOf(proposal), messages.unknownPerson);

  const columns: readonly DataColumn<CreditProposal>[] = [
    {
      key: 'person',
      header: headers.person,
      rowHeader: true,
      cell: (proposal) => (
        <Link to={`/admin/users/${proposal.uid}`}>
          <bdi>{nameOf(proposal)}</bdi>
        </Link>
      ),
    },
    { key: 'kind', header: headers.kind, cell: ({ kind }) => messages.kinds[kind] },
    {
      key: 'amount',
      header: headers.amount,
      align: 'end',
      cell: (proposal) => (
        <Amount cents={proposal.amount} currency={personOf(proposal)?.country ?? ''} />
      ),
    },
    { key: 'author', header: headers.author, cell: (proposal) => <bdi>{authorOf(proposal)}</bdi> },
    {
      key: 'at',
      header: headers.at,
      cell: ({ proposedAt }) => (proposedAt ? when.format(proposedAt) : '–'),
    },
    {
      key: 'actions',
      header: headers.actions,
      cell: (proposal) =>
        proposal.uid === adminUid ? (
          messages.own
        ) : (
          <Button
            variant="secondary"
            data-review={proposal.id}
            aria-label={messages.reviewOf(nameOf(proposal))}
            onClick={() => onReview(proposal)}
          >
            {messages.review}
          </Button>
        ),
    },
  ];
  return (
    <DenseTable
      columns={columns}
      rows={proposals}
      rowKey={({ id }) => id}
      caption={messages.table}
      empty={messages.empty}
    />
  );
}
