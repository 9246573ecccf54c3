import { benchHistory } from '@bank/bench/history';
import { servedBank } from './served-bank';

const PAGES = 200;
const TRIES = 5;

/** Measures the transaction history of the demo customer in the bank that npm start serves. */
export async function benchHistoryOfBank(chromium: string, signal: AbortSignal): Promise<number> {
  const { url } = await servedBank();
  const found = await benchHistory({ url, chromium, pages: PAGES, tries: TRIES, signal });
  for (const line of found) console.log(line);
  return found.length > 0 ? 1 : 0;
}
