import { formatMoney } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { Link } from '@bank/router';
import { Card, ErrorState, RequestBadge, Skeleton } from '@bank/ui';
import type { RequestKind } from '../../api/request-kind';
import type { PersonRequest } from '../../api/person-requests';
import { DenseTable } from '../table/dense-table';
import { messages } from './messages';
import { useRequests } from './use-person';

type Props = { uid: string; currency: string };

const texts = messages.requests;
const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const time = (date: Date | null) => (date ? when.format(date) : '–');
const QUEUES: Record<RequestKind, string> = {
  kycRequests: '/admin/requests/kyc',
  loans: '/admin/requests/loans',
  disputes: '/admin/requests/disputes',
};

/** A user's requests and their states. */
export function RequestsCard({ uid, currency }: Props) {
  const requests = useRequests(uid);
  const describe = ({ details, id }: PersonRequest) => {
    const amount =
      details.kind === 'kycRequests' ? '' : formatMoney(details.amount, currency, locale());
    const reference = details.kind === 'disputes' ? id : '';
    return [texts.kinds[details.kind], amount, reference].filter(Boolean).join(' · ');
  };
  return (
    <Card>
      {requests.status === 'loading' && <Skeleton label={texts.loading} lines={3} />}
      {requests.status === 'error' && <ErrorState title={texts.failed} />}
      {requests.status === 'ready' && (
        <DenseTable
          caption={texts.title}
          columns={[
            {
              key: 'what',
              header: texts.what,
              rowHeader: true,
              cell: (request) =>
                request.state.status === 'pending' ? (
                  <Link to={QUEUES[request.details.kind]}>{describe(request)}</Link>
                ) : (
                  describe(request)
                ),
            },
            {
              key: 'status',
              header: texts.status,
              cell: ({ state }) => <RequestBadge status={state.status} />,
            },
            {
              key: 'submitted',
              header: texts.submitted,
              cell: ({ submittedAt }) => time(submittedAt),
            },
            { key: 'decided', header: texts.decided, cell: ({ state }) => time(state.decidedAt) },
            {
              key: 'reason',
              header: texts.reason,
              cell: ({ state }) => (state.reason ? <bdi>{state.reason}</bdi> : '–'),
            },
          ]}
          rows={requests.value}
          rowKey={({ id, details }) => `${details.kind}/${id}`}
          empty={texts.none}
        />
      )}
    </Card>
  );
}
