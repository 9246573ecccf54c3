import { Link } from '@bank/router';
import { Card, Stack } from '@bank/ui';
import type { KycRequest } from '../../api/kyc';
import { common, kyc as messages } from '../../messages';
import { RequestStatusNotice } from '../../request-status-notice';
import { KycDetailsList } from './kyc-details-list';

type Props = { request: KycRequest; name: string | undefined };

export function KycStatus({ request, name }: Props) {
  return (
    <Card title={messages.resultTitle}>
      <Stack>
        <KycDetailsList request={request} />
        <RequestStatusNotice
          request={request}
          explanations={messages.explanations}
          subject={messages.resultTitle}
          name={name}
        />
        <Link to="/Kyc/status">{common.seeStatus}</Link>
      </Stack>
    </Card>
  );
}
