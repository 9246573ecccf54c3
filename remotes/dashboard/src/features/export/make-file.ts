import { matches, textsOf, type TransactionFilter } from '@bank/transactions';
import type { Transaction, UserProfile } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { everyTransaction } from '../../api/all-transactions';
import { MOST_ENTRIES, readStatement, TooManyEntries } from '../../api/statement';
import { toCsv } from './csv';

export type FileKind = 'csv' | 'pdf';

/** `file`: `null` where nothing is in it. */
export type MadeFile = { file: File | null; count: number };

type Request = {
  uid: string;
  account: UserProfile;
  filter: TransactionFilter;
  signal: AbortSignal;
};

/** The day as it sorts, where the person is. */
function dayOf(date: Date): string {
  const pad = (figure: number) => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

async function makeCsv({ uid, account, filter, signal }: Request): Promise<MadeFile> {
  const entries: Transaction[] = [];
  let read = 0;
  for await (const entry of everyTransaction(database(), uid, filter, { signal })) {
    // What is read, not what is found: a search must not read on for ever.
    if (++read > MOST_ENTRIES) throw new TooManyEntries();
    if (matches(entry, filter, textsOf)) entries.push(entry);
  }
  const name = `transactions-${dayOf(new Date())}.csv`;
  const file = new File([toCsv(entries, account.country)], name, { type: 'text/csv' });
  return { file: entries.length > 0 ? file : null, count: entries.length };
}

async function makePdf({ uid, account, filter, signal }: Request): Promise<MadeFile> {
  const { from, until } = filter;
  const [statement, { statementPdf }] = await Promise.all([
    readStatement({ db: database(), uid, signal }, { from, until }),
    import('./statement-pdf'),
  ]);
  const listed = statement.lines.filter(({ transaction }) => matches(transaction, filter, textsOf));
  const pdf = await statementPdf({
    account,
    period: { from, until },
    statement,
    listed,
    madeOn: new Date(),
  });
  const name = `statement-${dayOf(new Date())}.pdf`;
  return { file: new File([pdf], name, { type: 'application/pdf' }), count: listed.length };
}

/** The whole filtered list as a file. Throws `TooManyEntries`, `BankError`, or the signal's reason. */
export function makeFile(kind: FileKind, request: Request): Promise<MadeFile> {
  return kind === 'csv' ? makeCsv(request) : makePdf(request);
}
