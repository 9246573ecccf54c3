import type { AsyncState } from '@bank/data-access';
import { formatMoney, type Transaction } from '@bank/domain';
import { locale } from '@bank/i18n';
import { Link } from '@bank/router';
import {
  Button,
  buttonClass,
  Card,
  ContactSupport,
  CopyButton,
  Notice,
  PageHeading,
  Skeleton,
  Stack,
  useFocusWhen,
} from '@bank/ui';
import { useState, type ReactNode } from 'react';
import type { Dispute } from '../../api/dispute';
import { dispute as messages } from '../../messages';
import { DisputeForm } from './dispute-form';

type Props = {
  submit: (dispute: Dispute) => Promise<void>;
  name?: string | undefined;
  /** The payment to report, if the page was opened from its receipt. */
  payment?: AsyncState<Transaction | null> | null;
  /** The customer's currency; '' while it is unknown. */
  currency?: string;
  /** The disputes filed so far. */
  children?: ReactNode;
};

export function DisputeView({ submit, name, payment = null, currency = '', children }: Props) {
  const [reference, setReference] = useState<string | null>(null);
  const [isAnother, setIsAnother] = useState(false);
  const result = useFocusWhen<HTMLDivElement>(reference !== null);
  const isLoading = payment?.status === 'loading';
  const reported = payment?.status === 'ready' && !isAnother ? payment.value : null;

  function reportAnother() {
    setReference(null);
    setIsAnother(true);
  }

  return (
    <Stack gap="l">
      <PageHeading lead={messages.intro}>{messages.title}</PageHeading>
      {reference ? (
        <div ref={result} tabIndex={-1}>
          <Card title={messages.resultTitle}>
            <p>{messages.submitted(reference)}</p>
            <ContactSupport subject={messages.support} reference={reference} name={name} />
            <Stack direction="row">
              <CopyButton text={reference} label={messages.copy} />
              <Link to={`/dispute/${reference}`} className={buttonClass('secondary')}>
                {messages.seeStatus}
              </Link>
              <Button variant="quiet" onClick={reportAnother}>
                {messages.another}
              </Button>
            </Stack>
          </Card>
        </div>
      ) : (
        <Card title={messages.form}>
          {isLoading ? (
            <Skeleton lines={4} />
          ) : (
            <Stack gap="l">
              {reported && (
                <Notice tone="info">
                  {messages.about}{' '}
                  <Link to={`/dashboard/transactions/${reported.id}`}>
                    {messages.payment(
                      formatMoney(reported.amount, currency, locale()),
                      reported.date && messages.onDate(reported.date),
                    )}
                  </Link>
                </Notice>
              )}
              <DisputeForm
                submit={submit}
                payment={reported}
                currency={currency}
                onFiled={setReference}
              />
            </Stack>
          )}
        </Card>
      )}
      {children}
    </Stack>
  );
}
