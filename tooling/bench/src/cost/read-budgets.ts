import type { RouteAccess } from '@bank/contracts';

/** What opening a screen asks of Firestore. */
export type DatabaseUse = {
  /** Documents of queries, listeners and gets. A query that finds nothing and a missing document count as one. */
  documents: number;
  /** Requests and listeners of a signed-in user, for which the rules look documents up. */
  requests: number;
  /** Counts and sums; each is charged as one read for up to 1,000 index entries. */
  aggregations: number;
  /** Documents written: reports about remotes. */
  writes: number;
};

/** The documents that the rules look up for a request: the session's cut, and of an administrator the account. */
const LOOKUPS = { public: 0, customer: 1, admin: 2 } as const satisfies Record<RouteAccess, number>;

/** The reads that Firestore charges for opening a screen. */
export function readsOf(
  { documents, requests, aggregations }: DatabaseUse,
  access: RouteAccess,
): number {
  return documents + aggregations + requests * LOOKUPS[access];
}

export type ScreenBudget = { path: string; access: RouteAccess; use: DatabaseUse };

/** Documents, requests, aggregations and documents written, by path. */
type Budgets = Readonly<Record<string, readonly [number, number, number, number]>>;

/**
 * The most that opening each screen may use: the largest of several measurements in the demo bank
 * (`npm run bench -- --reads`), with an unknown id in the path, and one more. A page that opens slowly prefetches more, or
 * reads a document by REST that a listener would have sent.
 */
const BY_ACCESS: Readonly<Record<RouteAccess, Budgets>> = {
  public: {
    '/': [4, 0, 0, 0],
    '/AboutUs': [4, 0, 0, 0],
    '/accessibility': [3, 0, 0, 0],
    '/SignIn': [3, 0, 0, 0],
    '/SignUp': [3, 0, 0, 0],
    '/Forget-password': [3, 0, 0, 0],
    '/no/such/page': [3, 0, 0, 0],
  },
  customer: {
    '/DashBoard': [41, 41, 25, 1],
    '/dashboard/deposit': [20, 13, 0, 1],
    '/dashboard/savings': [21, 14, 0, 1],
    '/dashboard/transactions': [49, 17, 0, 1],
    '/dashboard/transactions/unknown': [21, 14, 0, 1],
    '/Withdrawal': [23, 15, 0, 1],
    '/pay-bills': [20, 13, 0, 1],
    '/planned': [23, 16, 0, 1],
    '/loan': [20, 13, 0, 1],
    '/loan/status': [22, 15, 0, 1],
    '/Cards': [20, 13, 0, 1],
    '/Kyc': [21, 14, 0, 1],
    '/Kyc/status': [22, 15, 0, 1],
    '/Profile': [19, 13, 0, 1],
    '/Profile/security': [19, 13, 0, 1],
    '/dispute': [20, 14, 0, 1],
    '/dispute/unknown': [68, 15, 0, 1],
  },
  admin: {
    '/admin': [115, 35, 14, 1],
    '/admin/overview': [28, 76, 49, 1],
    '/admin/users/unknown': [15, 14, 0, 1],
    '/admin/requests/kyc': [30, 17, 0, 1],
    '/admin/requests/loans': [45, 16, 0, 1],
    '/admin/requests/disputes': [25, 16, 0, 1],
    '/admin/requests/credits': [22, 17, 0, 1],
    '/admin/transactions': [65, 15, 0, 1],
    '/admin/codes': [26, 15, 0, 1],
    '/admin/audit': [65, 16, 0, 1],
    // With 500 reports of the host and six remotes, and 100 releases.
    '/status': [3650, 25, 0, 0],
  },
};

export const BUDGETS: readonly ScreenBudget[] = Object.entries(BY_ACCESS).flatMap(
  ([access, budgets]) =>
    Object.entries(budgets).map(([path, [documents, requests, aggregations, writes]]) => ({
      path,
      access: access as RouteAccess,
      use: { documents, requests, aggregations, writes },
    })),
);

export function budgetOf(path: string): ScreenBudget {
  const found = BUDGETS.find((budget) => budget.path === path);
  if (!found) throw new Error(`There is no budget for ${path}`);
  return found;
}
