import type { Transaction } from '@bank/domain';
import { Link } from '@bank/router';
import {
  Amount,
  buttonClass,
  Card,
  ContactSupport,
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

type Props = {
  dispute: FiledDispute;
  /** The payment it is about, if it was found. */
  payment: Transaction | undefined;
  currency: string;
  name?: string | undefined;
};

export function DisputeStatusView({ dispute, payment, currency, name }: Props) {
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
          {status === 'pending' && (
            <ContactSupport subject={messages.support} reference={reference} name={name} />
          )}
          <Stack direction="row">
            <CopyButton text={reference} label={messages.copy} />
            {payment && (
              <Link
                to={`/dashboard/transactions/${payment.id}`}
                className={buttonClass('secondary')}
              >
                {messages.seePayment}
              </Link>
            )}
          </Stack>
        </Stack>
      </Card>
      <Card title={messages.history}>
        <RequestHistory label={messages.history} requests={[{ state: dispute, about: disputed }]} />
      </Card>
    </>
  );
}
