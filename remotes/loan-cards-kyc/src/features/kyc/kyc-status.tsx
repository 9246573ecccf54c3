import { Badge, Card, Facts, Notice, Stack } from '@bank/ui';
import type { KycRequest } from '../../api/kyc';
import { common, idTypeLabel, kyc as messages, statusLabel } from '../../messages';
import { statusTone } from '../../status-tone';

type Props = { request: KycRequest };

export function KycStatus({ request }: Props) {
  const { status, idType, submittedAt } = request;
  const explanation = messages.explanations[status];
  return (
    <Card title={messages.resultTitle}>
      <Stack>
        <Facts
          facts={[
            {
              name: messages.status,
              value: <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>,
            },
            { name: messages.idType, value: idTypeLabel(idType) },
            {
              name: messages.submittedOn,
              value: submittedAt ? common.onDate(submittedAt) : common.justNow,
            },
          ]}
        />
        {explanation && <Notice tone={statusTone(status)}>{explanation}</Notice>}
      </Stack>
    </Card>
  );
}
