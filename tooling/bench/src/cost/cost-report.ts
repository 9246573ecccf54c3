import { monthlyCost } from './monthly-cost';
import { PAY_DAY, payDayLoads, rampUp, WRITE_LIMITS } from './pay-day';
import { BUDGETS, readsOf } from './read-budgets';

const GIB = 2 ** 30;

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const millions = (value: number) =>
  (value / 1e6).toLocaleString('en-US', { maximumFractionDigits: value < 1e7 ? 1 : 0 });

/** Formats rows as a Markdown table; the first is its head. */
function markdown(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head = [], ...others] = rows;
  return [line(head), `| ${rule.join(' | ')} |`, ...others.map(line)].join('\n');
}

/** What opening each screen reads, at most. */
export function readTable(): string {
  return markdown([
    ['Screen', 'Documents', 'Aggregations', 'Requests', 'Reads'],
    ...BUDGETS.map(({ path, access, use }) => [
      `\`${path}\``,
      String(use.documents),
      String(use.aggregations),
      String(use.requests),
      String(readsOf(use, access)),
    ]),
  ]);
}

/** Usage and price of a month, by number of customers. */
export function costTable(numbers: readonly number[]): string {
  return markdown([
    [
      ...['Customers', 'Reads, millions', 'Writes, millions', 'Stored, GiB', 'Sent, GiB'],
      ...['Firestore', 'Sign-in', 'Hosting, files', 'US$ a month', 'For a customer'],
    ],
    ...numbers.map((number) => {
      const { customers, reads, writes, stored, sent, hosted, dollars } = monthlyCost(number);
      const total = dollars.firestore + dollars.users + dollars.files;
      return [
        whole(customers),
        millions(reads),
        millions(writes),
        whole(stored / GIB),
        whole((sent + hosted) / GIB),
        ...[dollars.firestore, dollars.users, dollars.files, total].map(whole),
        (total / customers).toFixed(3),
      ];
    }),
  ]);
}

/** The limit of a collection whose writes meet in one place of an index. */
const limitOf = (hot: readonly string[]) =>
  hot.length > 0 ? whole(WRITE_LIMITS.sequential) : 'none';

/** The load of each collection on pay day against the limits of Firestore, with default indexes and the deployed ones. */
export function payDayTable(): string {
  const loads = payDayLoads();
  return markdown([
    ['Collection', 'Writes/s', 'Limit by default', 'Limit now', 'Hot indexes now'],
    ...loads.map(({ collection, rate, hot }) => [
      `\`${collection}\``,
      whole(rate),
      limitOf(hot.byDefault),
      limitOf(hot.deployed),
      hot.deployed.map((index) => `(${index})`).join(' ') || '–',
    ]),
  ]);
}

/** What breaks first on pay day, in sentences. */
export function payDayFindings(): string {
  const loads = payDayLoads();
  const isHot = (which: 'byDefault' | 'deployed') =>
    loads.filter(({ hot }) => hot[which].length > 0).map(({ collection }) => collection);
  const [before, now] = [isHot('byDefault'), isHot('deployed')];
  const first = loads.find(({ collection }) => now.includes(collection));
  const sum = (of: (load: (typeof loads)[number]) => number) =>
    loads.reduce((total, load) => total + of(load), 0);
  const total = sum(({ rate }) => rate);
  const { sequential, database } = WRITE_LIMITS;
  const { customers, seconds } = PAY_DAY;
  const slowest = ((first?.rate ?? 0) / sequential) * (seconds / 3600);
  return [
    `${millions(customers)} million customers from 06:00 to 07:00: ${whole(total)} writes a second, for ${whole(database)} a database.`,
    `Index entries a second: ${whole(sum(({ entries }) => entries.byDefault))} with the default indexes, ${whole(sum(({ entries }) => entries.deployed))} with the exemptions.`,
    `Limited to ${sequential} writes a second by default: ${before.join(', ')}. With the exemptions: ${now.join(', ')}.`,
    `First to break: ${first?.collection ?? 'none'}, at ${sequential} of the ${whole(first?.rate ?? 0)} writes a second; at that rate the hour takes ${slowest.toFixed(1)} hours.`,
    `Without that limit, traffic that grows by half every five minutes from ${WRITE_LIMITS.start} reaches ${whole(first?.rate ?? 0)} writes a second after ${Math.round(rampUp(first?.rate ?? 0) / 60)} minutes.`,
  ].join('\n');
}
