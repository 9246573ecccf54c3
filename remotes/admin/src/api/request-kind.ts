/** What customers ask for, as the database's collections are called. */
export const REQUEST_KINDS = ['kycRequests', 'loans', 'disputes'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** One request. An identity request and an application are named by their customer's uid. */
export type RequestPlace = { kind: RequestKind; id: string };
