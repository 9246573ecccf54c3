import { footprintOf } from '@bank/backend/write-footprint';
import { CREDIT, PAYMENT } from './monthly-cost';

/** Ten million customers: each gets a salary within an hour from 06:00, and one in ten pays a bill in the same hour. */
export const PAY_DAY = { customers: 10_000_000, payers: 0.1, seconds: 3600 } as const;

/** Limits in writes a second that the documentation of Firestore names. */
export const WRITE_LIMITS = {
  /** To a collection with sequential values in an indexed field. */
  sequential: 500,
  /** To a database: earlier versions of the page on quotas named it; today's names none. */
  database: 10_000,
  /** To one document, for a long time. */
  document: 1,
  /** To a collection at first; then half as much more every five minutes. */
  start: 500,
  growth: 1.5,
  growthSeconds: 300,
} as const;

export type CollectionLoad = {
  collection: string;
  /** Documents written a second on pay day. */
  rate: number;
  /** Index entries written a second. */
  entries: { byDefault: number; deployed: number };
  hot: { byDefault: string[]; deployed: string[] };
};

const unique = (names: readonly string[]) => [...new Set(names)];

/** Returns the load of each collection on pay day, the highest rate first. */
export function payDayLoads(): CollectionLoad[] {
  const { customers, payers, seconds } = PAY_DAY;
  const commits = [
    ...CREDIT.map((name) => ({ name, rate: customers / seconds })),
    ...PAYMENT.map((name) => ({ name, rate: (customers * payers) / seconds })),
  ];
  const loads = new Map<string, CollectionLoad>();
  for (const { name, rate } of commits) {
    for (const { collection, documents, entries, hot } of footprintOf(name)) {
      const load = loads.get(collection);
      loads.set(collection, {
        collection,
        rate: (load?.rate ?? 0) + documents * rate,
        entries: {
          byDefault: (load?.entries.byDefault ?? 0) + entries.byDefault * rate,
          deployed: (load?.entries.deployed ?? 0) + entries.deployed * rate,
        },
        hot: {
          byDefault: unique([...(load?.hot.byDefault ?? []), ...hot.byDefault]),
          deployed: unique([...(load?.hot.deployed ?? []), ...hot.deployed]),
        },
      });
    }
  }
  return [...loads.values()].sort((one, other) => other.rate - one.rate);
}

/** The seconds until Firestore's ramp-up of traffic reaches a rate. */
export function rampUp(rate: number): number {
  const { start, growth, growthSeconds } = WRITE_LIMITS;
  return growthSeconds * Math.max(0, Math.ceil(Math.log(rate / start) / Math.log(growth)));
}
