/** Where a customer's request stands (section 4). Any other text that is stored is shown as it is. */
export type RequestStatus = 'pending' | 'approved' | 'rejected' | (string & {});

/** What the steps of an identity request, a loan application and a dispute have in common. */
export type RequestState = {
  status: RequestStatus;
  /** `null` where none is stored. */
  submittedAt: Date | null;
  /** `null` until an administrator has decided. */
  decidedAt: Date | null;
  /** Why it was rejected, in the administrator's words; `null` for none. */
  reason: string | null;
};
