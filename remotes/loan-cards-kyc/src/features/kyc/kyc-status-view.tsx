import { Link } from '@bank/router';
import { buttonClass, Card, EmptyState, RequestHistory, RequestSteps, Stack } from '@bank/ui';
import { IdentityIcon } from '@bank/ui/icons';
import type { KycRequest } from '../../api/kyc';
import { common, idTypeLabel, kyc as messages } from '../../messages';
import { RequestStatusNotice } from '../../request-status-notice';
import { KycDetailsList } from './kyc-details-list';

type Props = {
  request: KycRequest | null;
  past: readonly KycRequest[];
  name?: string | undefined;
};

/** The latest request, and the earlier ones. */
export function KycStatusView({ request, past, name }: Props) {
  const send = (label: string) => (
    <Link to="/Kyc" className={buttonClass()}>
      {label}
    </Link>
  );
  if (!request)
    return (
      <EmptyState icon={IdentityIcon} title={messages.none} action={send(messages.start)}>
        {messages.noneHelp}
      </EmptyState>
    );
  const requests = [request, ...past].map((each) => ({
    state: each,
    about: idTypeLabel(each.idType),
  }));
  return (
    <>
      <Card title={common.current}>
        <Stack gap="l">
          <RequestSteps request={request} />
          <KycDetailsList request={request} />
          <RequestStatusNotice
            request={request}
            explanations={messages.explanations}
            subject={messages.resultTitle}
            name={name}
          />
          {request.status === 'rejected' && <Stack direction="row">{send(messages.again)}</Stack>}
        </Stack>
      </Card>
      <Card title={common.history}>
        <RequestHistory label={common.history} requests={requests} />
      </Card>
    </>
  );
}
