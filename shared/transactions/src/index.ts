export { csvOf, csvText } from './csv-text';
export { cursorOf, type Cursor } from './cursor';
export { readEntry } from './read-entry';
export {
  toFilter,
  parseFilterParams,
  parseCursorParam,
  formatFilterParams,
  type FilterFields,
} from './filter-params';
export { FilterForm } from './filter-form';
export { messages } from './messages';
export { messages as receiptTexts } from './receipt/messages';
export { Receipt } from './receipt/receipt';
export { payeeRows, type ReceiptEntry } from './receipt/receipt-rows';
export { saveFile } from './save-file';
export { NO_FILTER, matches, type TransactionFilter } from './transaction-filter';
export { TransactionList } from './transaction-list';
export type { TransactionPage } from './transaction-page';
export { transactionQuery } from './transaction-query';
export { TransactionSkeleton } from './transaction-skeleton';
export { effectOf, signedAmount } from './balance-effect';
export { statusBadge } from './transaction-status';
export { TransactionTable } from './transaction-table';
export { payeeOf, searchableTexts } from './transaction-texts';
export { usePage } from './use-page';
export { useListParams } from './use-list-params';
