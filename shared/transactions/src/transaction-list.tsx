import type { AsyncState } from '@bank/data-access';
import { Link } from '@bank/router';
import { buttonClass, EmptyState, ErrorState } from '@bank/ui';
import { SearchIcon } from '@bank/ui/icons';
import type { ReactNode } from 'react';
import type { Cursor } from './cursor';
import { countFilters, type FilterFields } from './filter-params';
import { messages } from './messages';
import { Pager } from './pager';
import { needsClientFilter, type TransactionFilter } from './transaction-filter';
import { PAGE_SIZE, type TransactionPage } from './transaction-page';
import type { CategoryOf, PathOf } from './transaction-row';
import { TransactionSkeleton } from './transaction-skeleton';
import { TransactionTable } from './transaction-table';
import styles from './transactions.module.css';

type Props = {
  page: AsyncState<TransactionPage>;
  /** `null` if unknown. */
  pageNumber: number | null;
  position: { fields: FilterFields; filter: TransactionFilter; after: Cursor | null };
  currency: string;
  /** Path of the list. */
  path: string;
  /** Links each entry to its own page. */
  pathOf?: PathOf;
  /** The customer's own category of an entry. */
  categoryOf?: CategoryOf;
  /** The title of the error state. */
  failed: string;
  /** Shown for an account without transactions. */
  empty?: ReactNode;
  /** Whether to show the totals of each month. */
  showsTotals?: boolean;
};

const texts = messages.list;

/** One page of a filtered history, with cursor pagination. */
export function TransactionList(props: Props) {
  const { page, pageNumber, position, currency, path, pathOf, failed, empty } = props;
  const { categoryOf, showsTotals = true } = props;
  const { fields, filter, after } = position;
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
        byMonth={filter.sort === 'newest' || filter.sort === 'oldest'}
        // A filtered list has no totals: they would not be the totals of the month.
        coverage={
          isFiltered || !showsTotals ? null : { hasStart: after === null, hasEnd: next === null }
        }
        empty={isFiltered ? <NoneMatch path={path} /> : empty}
        pathOf={pathOf}
        categoryOf={categoryOf}
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

function NoneMatch({ path }: { path: string }) {
  return (
    <EmptyState
      title={texts.noneMatch}
      icon={SearchIcon}
      action={
        <Link className={buttonClass('secondary')} to={path}>
          {texts.showAll}
        </Link>
      }
    >
      {texts.noneMatchHelp}
    </EmptyState>
  );
}
