import type { Cents, Protection, RequestState, Transaction } from '@bank/domain';

/** What a customer asks for and an administrator decides. */
export type RequestKind = 'kyc' | 'loan' | 'dispute';

export type DecidedRequest = RequestState & {
  kind: RequestKind;
  /** A loan's amount. */
  amount: Cents | null;
  /** A dispute's reference number. */
  reference: string | null;
};

/** The customer's own documents, from which the entries are derived. */
export type NotificationSources = {
  /** Current and archived requests; those that wait for a decision have no `decidedAt`. */
  requests: readonly DecidedRequest[];
  credits: readonly Transaction[];
  protection: Protection | null;
  /** Currency code. */
  currency: string;
};
