import { newId } from '@bank/domain';
import { Card, PageHeading, Stack } from '@bank/ui';
import { useState } from 'react';
import { BillForm } from './bill-form';
import { BillHistory } from './bill-history';
import type { BillPayment } from './bill-payment';
import { messages as texts } from './messages';

export function BillScreen() {
  const [payments, setPayments] = useState<readonly BillPayment[]>([]);
  return (
    <Stack gap="l">
      <PageHeading lead={texts.intro}>{texts.title}</PageHeading>
      <Card>
        <BillForm
          onPay={(category, amount) =>
            setPayments([{ id: newId(), category, amount, date: new Date() }, ...payments])
          }
        />
      </Card>
      <Card>
        <BillHistory payments={payments} />
      </Card>
    </Stack>
  );
}
