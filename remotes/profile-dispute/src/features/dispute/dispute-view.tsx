import { Link } from '@bank/router';
import { Button, buttonClass, Card, CopyButton, PageHeading, Stack, useFocusWhen } from '@bank/ui';
import { useState, type ReactNode } from 'react';
import type { Dispute } from '../../api/dispute';
import { dispute as messages } from '../../messages';
import { DisputeForm } from './dispute-form';

type Props = {
  submit: (dispute: Dispute) => Promise<void>;
  /** The disputes filed so far. */
  children?: ReactNode;
};

export function DisputeView({ submit, children }: Props) {
  const [reference, setReference] = useState<string | null>(null);
  const result = useFocusWhen<HTMLDivElement>(reference !== null);
  return (
    <Stack gap="l">
      <PageHeading lead={messages.intro}>{messages.title}</PageHeading>
      {reference ? (
        <div ref={result} tabIndex={-1}>
          <Card title={messages.resultTitle}>
            <p>{messages.submitted(reference)}</p>
            <Stack direction="row">
              <CopyButton text={reference} label={messages.copy} />
              <Link to={`/dispute/${reference}`} className={buttonClass('secondary')}>
                {messages.seeStatus}
              </Link>
              <Button variant="quiet" onClick={() => setReference(null)}>
                {messages.another}
              </Button>
            </Stack>
          </Card>
        </div>
      ) : (
        <Card title={messages.form}>
          <DisputeForm submit={submit} onFiled={setReference} />
        </Card>
      )}
      {children}
    </Stack>
  );
}
