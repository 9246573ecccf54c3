import type { AsyncState } from '@bank/data-access';
import { ErrorState } from '@bank/ui';
import { countFilters, type FilterFields } from './filter-params';
import { messages } from './messages';
import { Pager } from './pager';
import { needsClientFilter, type TransactionFilter } from './transaction-filter';
import { PAGE_SIZE, type TransactionPage } from './transaction-page';
import type { PathOf } from './transaction-row';
import { TransactionSkeleton } from './transaction-skeleton';
import { TransactionTable } from './transaction-table';
import styles from './transactions.module.css';

type Props = {
  page: AsyncState<TransactionPage>;
  /** `null` if unknown. */
  pageNumber: number | null;
  place: { fields: FilterFields; filter: TransactionFilter };
  currency: string;
  /** Path of the list. */
  path: string;
  /** Links each entry to its own page. */
  pathOf?: PathOf;
  /** The title of the error state. */
  failed: string;
};

const texts = messages.list;

/** One page of a filtered history, with cursor pagination. */
export function TransactionList(props: Props) {
  const { page, pageNumber, place, currency, path, pathOf, failed } = props;
  const { fields, filter } = place;
  if (page.status === 'loading') return <TransactionSkeleton rows={PAGE_SIZE} />;
  if (page.status === 'error') return <ErrorState title={failed} />;
  const { entries, next, read } = page.value;
  const isFiltered = countFilters(filter) > 0;
  return (
    <>
      {needsClientFilter(filter) && (
        <p role="status" className={styles.searched}>
          {next ? texts.searchedSoFar(read) : texts.searched(read)}
        </p>
      )}
      <TransactionTable
        transactions={entries}
        currency={currency}
        byDay={filter.sort === 'newest' || filter.sort === 'oldest'}
        empty={isFiltered ? texts.noneMatch : undefined}
        pathOf={pathOf}
      />
      <Pager
        path={path}
        fields={fields}
        next={next}
        pageNumber={pageNumber}
        isSearch={needsClientFilter(filter)}
      />
    </>
  );
}
