import { useLocation, useNavigate } from '@bank/router';
import { Button, Card, PageHeading, SelectField, Stack, TextField } from '@bank/ui';
import { useMemo, type SubmitEvent } from 'react';
import { messages } from './messages';
import { BankTransactionList } from './bank-transaction-list';
import styles from './transactions.module.css';
import { dayOf, parseTransactionsUrl, transactionsPath } from './transactions-url';

const texts = messages.filter;

/** The transactions of all customers. The filter is in the URL, so that figures can link to the list that they count. */
export function TransactionsScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => parseTransactionsUrl(search), [search]);
  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    const query = new URLSearchParams(fields.map(([key, value]) => [key, String(value)]));
    void navigate(transactionsPath(parseTransactionsUrl(query.toString())));
  }
  return (
    <Stack gap="l">
      <PageHeading lead={messages.lead}>{messages.title}</PageHeading>
      <Card>
        {/* Remount when the URL changes by Back or by a link. */}
        <form key={search} role="search" className={styles.filter} onSubmit={apply}>
          <SelectField
            name="type"
            label={texts.direction}
            defaultValue={filter.direction ?? ''}
            options={[
              { value: '', label: texts.all },
              { value: 'credits', label: texts.credits },
              { value: 'withdrawals', label: texts.withdrawals },
            ]}
          />
          <TextField
            type="date"
            name="from"
            label={texts.from}
            defaultValue={filter.from ? dayOf(filter.from) : ''}
          />
          <Button type="submit">{texts.apply}</Button>
        </form>
        <BankTransactionList filter={filter} />
      </Card>
    </Stack>
  );
}
