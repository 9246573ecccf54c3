import { isZeroDecimal, newUser, toCents, toMajorUnits, wholeUnits } from '@bank/domain';
import { searchDocument, type Document } from '../seed/emulators';

const FIRST = [
  ...['Ada', 'Bo', 'Chiara', 'Dmitri', 'Élodie', 'Farid', 'Grace', 'Hana', 'Ines', 'Jonas', 'Kofi'],
  ...['Lena', 'Mei', 'Noah', 'Olga', 'Pavel', 'Quinn', 'Rosa', 'Sven', 'Tariq', 'Uma', 'Vera'],
  ...['Wei', 'Ximena', 'Yara', 'Zoé'],
];
const LAST = [
  ...['Adler', 'Bianchi', 'Carvalho', 'Diallo', 'Eriksen', 'Fischer', 'Garcia', 'Hughes', 'Ito'],
  ...['Jansen', 'Kowalski', 'Laurent', 'Mensah', 'Novak', 'Okafor', 'Petrov', 'Quiroga', 'Rossi'],
  ...['Silva', 'Tanaka', 'Urbina', 'Venkataraman', 'Weber', 'Xu', 'Yilmaz', 'Zimmermann'],
];
const CURRENCIES = ['EUR', 'USD', 'GBP', 'INR', 'JPY', 'XOF', 'BRL', 'NGN', 'CHF', 'PLN'];
const DAY = 86_400_000;

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** A deterministic hash for pseudo-random values. */
export function spread(index: number, salt: number): number {
  return (Math.imul(index + 1, 2_654_435_761) ^ Math.imul(salt, 40_503)) >>> 0;
}

/** An amount in major units, whole in a zero-decimal currency. */
function amountIn(currency: string, hundredths: number): number {
  const amount = toCents(hundredths / 100);
  return toMajorUnits(isZeroDecimal(currency) ? wholeUnits(amount) : amount);
}

const uidOf = (index: number) => `customer-${String(index).padStart(7, '0')}`;

/** Returns the account with this index and its search entry. One in ten was never enabled and lacks the field. */
function accountOf(index: number): Document[] {
  const uid = uidOf(index);
  const username = `${pick(FIRST, spread(index, 1))} ${pick(LAST, spread(index, 2))}`;
  const person = {
    uid,
    username,
    email: `${uid}@customers.example`,
    country: pick(CURRENCIES, spread(index, 3)),
    number: `+353 1 ${String(5_550_000 + (index % 10_000))}`,
  };
  const state = spread(index, 4) % 10;
  const fields = {
    ...newUser(person),
    accountBalance: amountIn(person.country, spread(index, 5) % 1_000_000),
    loanBalance: state === 5 ? amountIn(person.country, spread(index, 6) % 500_000) : 0,
    accountLevel: state < 4 ? 1 : (state % 4) + 1,
    ...(state > 0 && { transactionEnabled: state > 2 }),
  };
  return [{ path: `users/${uid}`, fields }, searchDocument(person)];
}

/** Returns the other documents of some users: a code, a pending request, a recent transaction. */
function otherDocuments(index: number, now: Date): Document[] {
  const uid = uidOf(index);
  const at = new Date(now.getTime() - (spread(index, 7) % (14 * DAY)));
  const documents: Document[] = [];
  if (index % 50 === 1) {
    const vatCode = 1000 + (spread(index, 8) % 9000);
    const code = { vatCode, issuedBy: 'demo-admin', issuedAt: at, auditId: `${uid}-code` };
    documents.push({ path: `vatCodes/${uid}`, fields: code });
    documents.push({ path: `vatAttempts/${uid}`, fields: { n: 0 } });
  }
  if (index % 500 === 2)
    documents.push({
      path: `loans/${uid}`,
      fields: { loanAmount: 1000 + (index % 900), status: 'pending', timestamp: at },
    });
  if (index % 500 === 3) {
    const answers = { idType: 'passport', idNumber: `P${index}`, address: '1 Fern Hill', dob: '' };
    const request = { uid, ...answers, idImageUrl: '', status: 'pending', timestamp: at };
    documents.push({ path: `kycRequests/${uid}`, fields: request });
  }
  if (index % 20 === 4) {
    const by = { balance: 25, by: 'demo-admin' };
    const credit = { userId: uid, type: 'send_money', amount: 25, date: at, status: 'completed' };
    documents.push({ path: `transactions/${uid}-credit`, fields: { ...credit, ...by } });
  }
  return documents;
}

/** Returns all documents of the users from index `from` (inclusive) to `to` (exclusive). */
export function userDocuments(from: number, to: number, now: Date): Document[] {
  const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
  return indexes.flatMap((index) => [...accountOf(index), ...otherDocuments(index, now)]);
}
