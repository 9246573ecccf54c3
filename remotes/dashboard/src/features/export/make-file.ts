import { matches, searchableTexts, type TransactionFilter } from '@bank/transactions';
import type { Transaction, UserProfile } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { iterateTransactions } from '../../api/all-transactions';
import { MAX_ENTRIES, readStatement, TooManyEntries } from '../../api/statement';
import { toCsv } from './csv';

export type FileKind = 'csv' | 'pdf';

/** `file`: `null` if it would be empty. */
export type ExportedFile = { file: File | null; count: number };

type ExportRequest = {
  uid: string;
  account: UserProfile;
  filter: TransactionFilter;
  signal: AbortSignal;
};

/** The local date as a sortable string. */
function isoDay(date: Date): string {
  const pad = (figure: number) => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

async function makeCsv({ uid, account, filter, signal }: ExportRequest): Promise<ExportedFile> {
  const entries: Transaction[] = [];
  let read = 0;
  for await (const entry of iterateTransactions(database(), uid, filter, { signal })) {
    // Counts the entries read, not those matched: bounds a search without results.
    if (++read > MAX_ENTRIES) throw new TooManyEntries();
    if (matches(entry, filter, searchableTexts)) entries.push(entry);
  }
  const name = `transactions-${isoDay(new Date())}.csv`;
  const file = new File([toCsv(entries, account.country)], name, { type: 'text/csv' });
  return { file: entries.length > 0 ? file : null, count: entries.length };
}

async function makePdf({ uid, account, filter, signal }: ExportRequest): Promise<ExportedFile> {
  const { from, until } = filter;
  const [statement, { statementPdf }] = await Promise.all([
    readStatement({ db: database(), uid, signal }, { from, until }),
    import('./statement-pdf'),
  ]);
  const matching = statement.lines.filter(({ transaction }) =>
    matches(transaction, filter, searchableTexts),
  );
  const pdf = await statementPdf({
    account,
    period: { from, until },
    statement,
    matching,
    createdOn: new Date(),
  });
  const name = `statement-${isoDay(new Date())}.pdf`;
  return { file: new File([pdf], name, { type: 'application/pdf' }), count: matching.length };
}

/**
 * Writes the whole filtered list to a file. Throws `TooManyEntries`, `BankError`, or the signal's reason.
 */
export function makeFile(kind: FileKind, request: ExportRequest): Promise<ExportedFile> {
  return kind === 'csv' ? makeCsv(request) : makePdf(request);
}
