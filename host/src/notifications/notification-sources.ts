import type { Cents, IsoDate, Protection, RequestState, Transaction } from '@bank/domain';

/** What a customer asks for and an administrator decides. */
export type RequestKind = 'kyc' | 'loan' | 'dispute';

export type DecidedRequest = RequestState & {
  kind: RequestKind;
  /** A loan's amount. */
  amount: Cents | null;
  /** A dispute's reference number. */
  reference: string | null;
};

/** A planned payment whose next due date has come. */
export type DuePayment = { id: string; name: string; amount: Cents; due: IsoDate };

/** The customer's own documents, from which the entries are derived. */
export type NotificationSources = {
  /** Current and archived requests; those that wait for a decision have no `decidedAt`. */
  requests: readonly DecidedRequest[];
  credits: readonly Transaction[];
  due: readonly DuePayment[];
  protection: Protection | null;
  /** Currency code. */
  currency: string;
};
