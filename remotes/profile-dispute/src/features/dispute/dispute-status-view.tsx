import {
  Amount,
  Card,
  CopyButton,
  DescriptionList,
  Notice,
  RequestBadge,
  RequestHistory,
  RequestSteps,
  requestTone,
  Stack,
} from '@bank/ui';
import type { FiledDispute } from '../../api/filed-disputes';
import { dispute as messages } from '../../messages';

type Props = { dispute: FiledDispute; currency: string };

export function DisputeStatusView({ dispute, currency }: Props) {
  const { reference, amount, accountNumber, status, reason } = dispute;
  const explanations: Readonly<Record<string, string>> = messages.explanations;
  const explanation = explanations[status];
  const disputed = <Amount cents={amount} currency={currency} />;
  return (
    <>
      <Card title={messages.current}>
        <Stack gap="l">
          <RequestSteps request={dispute} />
          <DescriptionList
            items={[
              { name: messages.reference, value: reference },
              { name: messages.amount, value: disputed },
              { name: messages.accountNumber, value: accountNumber },
              { name: messages.status, value: <RequestBadge status={status} /> },
            ]}
          />
          {explanation && (
            <Notice tone={requestTone(status)}>
              <p>{explanation}</p>
              {reason && <p>{messages.reason(reason)}</p>}
            </Notice>
          )}
          <Stack direction="row">
            <CopyButton text={reference} label={messages.copy} />
          </Stack>
        </Stack>
      </Card>
      <Card title={messages.history}>
        <RequestHistory label={messages.history} requests={[{ state: dispute, about: disputed }]} />
      </Card>
    </>
  );
}
