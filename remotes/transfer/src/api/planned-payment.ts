import { textOf } from '@bank/data-access';
import { readCents, type Cents, type IsoDate, type Payee, type Repeat } from '@bank/domain';
import { announceUnreadable } from '@bank/firebase/check-fields';
import type { DocumentData } from '@bank/firebase/firestore';
import { readPayee } from './payee-document';

const REPEATS: readonly Repeat[] = ['once', 'weekly', 'monthly', 'yearly'];

/** A payment that the customer expects, perhaps repeatedly. Nothing pays it automatically. */
export type PlannedPayment = {
  id: string;
  name: string;
  amount: Cents;
  /** `null`: the customer fills it in when paying. */
  payee: Payee | null;
  every: Repeat;
  first: IsoDate;
  /** `null` once a single payment is paid or skipped. */
  next: IsoDate | null;
  /** The latest due date that was paid, and the id of its withdrawal; empty if there is none. */
  paidFor: IsoDate | '';
  payment: string;
};

/** One due date of a planned payment. */
export type DuePayment = { id: string; due: IsoDate };

function toDate(value: unknown): IsoDate | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** Converts `plannedPayments/{id}`; `null` if it has no valid amount or date. */
export function toPlannedPayment(id: string, data: DocumentData): PlannedPayment | null {
  const amount = readCents(data.amount);
  const first = toDate(data.first);
  if (amount === null || first === null) {
    announceUnreadable('plannedPayments', amount === null ? 'amount' : 'first');
    return null;
  }
  return {
    id,
    name: textOf(data.name),
    amount,
    payee: readPayee({ ...(data.payee as object | null) }),
    every: REPEATS.find((every) => every === data.every) ?? 'once',
    first,
    next: toDate(data.next),
    paidFor: toDate(data.paidFor) ?? '',
    payment: textOf(data.payment),
  };
}
