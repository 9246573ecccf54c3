import { footprintOf } from '@bank/backend/write-footprint';
import { HABITS } from './habits';
import { priceOfUsers, PRICES } from './prices';
import { budgetOf, readsOf } from './read-budgets';

/** The operations of a payment and of a credit, by their names among the generated attacks. */
export const PAYMENT = ['a second guess', 'a withdrawal within limits by Bank'] as const;
export const CREDIT = ['a credit'] as const;

/** Usage of a month, and its price in US dollars. */
export type MonthlyCost = {
  customers: number;
  reads: number;
  writes: number;
  deletes: number;
  /** Bytes. */
  stored: number;
  sent: number;
  hosted: number;
  dollars: { firestore: number; users: number; files: number };
};

const total = (names: readonly string[], key: 'documents' | 'created' | 'entriesStored') =>
  names.flatMap(footprintOf).reduce((sum, footprint) => sum + footprint[key], 0);

/** The documents that a visit reads and writes. Each screen counts as a page load, which is the most that it can cost. */
function visit(): { reads: number; documents: number; reports: number } {
  const parts = Object.entries(HABITS.screens).map(([path, times]) => {
    const { use, access } = budgetOf(path);
    return {
      reads: readsOf(use, access) * times,
      documents: use.documents * times,
      reports: use.writes * times * HABITS.reported,
    };
  });
  const sum = (key: 'reads' | 'documents' | 'reports') =>
    parts.reduce((all, part) => all + part[key], 0);
  return { reads: sum('reads'), documents: sum('documents'), reports: sum('reports') };
}

/** Returns what a bank with this many customers uses and costs in a month. */
export function monthlyCost(customers: number): MonthlyCost {
  const active = customers * HABITS.active;
  const visits = active * HABITS.visits;
  const [payments, credits] = [active * HABITS.payments, active * HABITS.credits];
  const { reads: readsOfVisit, documents, reports } = visit();

  const reads =
    visits * readsOfVisit + payments * HABITS.lookupsOfPayment + credits * HABITS.lookupsOfCredit;
  const monthly = (key: 'documents' | 'created' | 'entriesStored') =>
    payments * total(PAYMENT, key) + credits * total(CREDIT, key);
  const writes = visits * reports + monthly('documents');
  // Reports are deleted when their time is over.
  const deletes = visits * reports;
  const stored =
    (customers * HABITS.documents + HABITS.months * monthly('created')) * HABITS.documentBytes +
    HABITS.months * monthly('entriesStored') * HABITS.entryBytes;
  const sent = visits * documents * HABITS.sentBytes;
  const hosted =
    visits *
    (HABITS.firstVisits * HABITS.firstVisitBytes + (1 - HABITS.firstVisits) * HABITS.releasedBytes);
  const firestore =
    reads * PRICES.read +
    writes * PRICES.write +
    deletes * PRICES.delete +
    stored * PRICES.stored +
    sent * PRICES.sent;
  return {
    ...{ customers, reads, writes, deletes, stored, sent, hosted },
    dollars: {
      firestore,
      users: priceOfUsers(active),
      files: hosted * PRICES.hosted + customers * HABITS.imageBytes * PRICES.filed,
    },
  };
}
