import { formatMoney, type UserProfile } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { Link } from '@bank/router';
import { Badge, Button, type DataColumn } from '@bank/ui';
import { isActive, type Claim } from '../../api/claims';
import type { RequestKind } from '../../api/request-kind';
import type { PendingRequest } from '../../api/request-queue';
import type { ReactNode } from 'react';
import type { ById } from '../by-id/use-by-id';
import { UserText } from '../text/user-text';
import { userName } from '../users/user-name';
import { DenseTable } from '../table/dense-table';
import { ClaimHolder } from './claim-holder';
import { identityText, messages } from './messages';

type Props = {
  kind: RequestKind;
  requests: readonly PendingRequest[];
  claims: ById<Claim>;
  users: ById<UserProfile>;
  adminUid: string;
  onReview: (request: PendingRequest) => void;
};

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

function describeRequest({ details }: PendingRequest, currency: string): ReactNode {
  if (details.kind === 'kycRequests') return identityText(details.idType);
  const amount = formatMoney(details.amount, currency, locale());
  if (details.kind === 'loans') return messages.asked.loans(amount);
  const sentence = (account: string) => messages.asked.disputes(amount, account);
  return <UserText text={details.accountNumber} sentence={sentence} />;
}

export function QueueTable({ requests, claims, users, adminUid, onReview }: Props) {
  const { columns: headers } = messages;
  const personOf = ({ uid }: PendingRequest) => users.get(uid);
  const nameOf = (request: PendingRequest) => userName(personOf(request), messages.unknownPerson);

  const columns: readonly DataColumn<PendingRequest>[] = [
    {
      key: 'person',
      header: headers.person,
      rowHeader: true,
      cell: (request) => (
        <Link to={`/admin/users/${request.uid}`}>
          <bdi>{nameOf(request)}</bdi>
        </Link>
      ),
    },
    {
      key: 'submitted',
      header: headers.submitted,
      cell: ({ submittedAt }) => (submittedAt ? when.format(submittedAt) : '–'),
    },
    {
      key: 'asked',
      header: headers.asked,
      cell: (request) => describeRequest(request, personOf(request)?.country ?? ''),
    },
    {
      key: 'claim',
      header: headers.claim,
      cell: ({ id }) => {
        const claim = claims.get(id);
        if (!claim || !isActive(claim)) return messages.free;
        if (claim.by === adminUid) return <Badge tone="info">{messages.yours}</Badge>;
        return <ClaimHolder uid={claim.by} />;
      },
    },
    {
      key: 'actions',
      header: headers.actions,
      cell: (request) => {
        if (request.uid === adminUid) return messages.own;
        const claim = claims.get(request.id);
        const isTaken = Boolean(claim && claim.by !== adminUid && isActive(claim));
        return (
          <Button
            variant="secondary"
            disabled={isTaken}
            data-review={request.id}
            aria-label={messages.reviewOf[request.details.kind](nameOf(request), request.id)}
            onClick={() => onReview(request)}
          >
            {messages.review}
          </Button>
        );
      },
    },
  ];
  return (
    <DenseTable
      columns={columns}
      rows={requests}
      rowKey={({ id }) => id}
      caption={messages.table}
      empty={messages.empty}
    />
  );
}
