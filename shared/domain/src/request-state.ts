/** The status of a customer's request (specification, section 4). Other stored values are shown unchanged. */
export type RequestStatus = 'pending' | 'approved' | 'rejected' | (string & {});

/** The common state of an identity check, a loan application and a dispute. */
export type RequestState = {
  status: RequestStatus;
  /** `null` if none is stored. */
  submittedAt: Date | null;
  /** `null` until an administrator decides. */
  decidedAt: Date | null;
  /** The administrator's reason for a rejection, or `null`. */
  reason: string | null;
};
