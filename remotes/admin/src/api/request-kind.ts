/** The kinds of customer requests, named like their collections. */
export const REQUEST_KINDS = ['kycRequests', 'loans', 'disputes'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Identifies a request. The id of an identity request or a loan application is the customer's uid. */
export type RequestKey = { kind: RequestKind; id: string };
