/** What customers do in a month. Assumptions, except where a comment names the measurement. */
export const HABITS = {
  /** Customers who sign in during a month: one in three accounts of a retail bank sleeps. */
  active: 0.65,
  /** Visits of an active customer: twice a week. */
  visits: 9,
  /** How often a screen is opened in a visit. Each visit begins on the dashboard. */
  screens: {
    '/DashBoard': 1,
    '/dashboard/transactions': 0.5,
    '/Withdrawal': 0.3,
    '/dashboard/savings': 0.1,
    '/planned': 0.1,
    '/Cards': 0.1,
    '/Profile': 0.05,
  },
  /** Withdrawals of an active customer: rent, bills and transfers. */
  payments: 4,
  /** Credits: a salary. */
  credits: 1,
  /** Documents that the rules look up for a guess, its check and a withdrawal with limits; the data model has the measured counts. */
  lookupsOfPayment: 6 + 4 + 17,
  /** The same for a credit by an admin: the cut, both accounts, the entry and the audit entry, before and after. */
  lookupsOfCredit: 8,
  /** Share of visits whose reports about remotes are stored: `REPORT_SAMPLE`. */
  reported: 0.01,
  /** Months for which transactions are kept: banks must keep them for years. */
  months: 60,
  /** Documents of a customer besides records: account, search entry, confirmation, code, count, guess, protection, total. */
  documents: 8,
  /** Bytes of a stored document with its name: those of a withdrawal have about 300. */
  documentBytes: 350,
  /** Bytes of an index entry: the names of collection and document, the indexed values and 32 of overhead. */
  entryBytes: 150,
  /** Bytes sent for a document: `npm run bench -- --history` measures 20.6 kB for 26. */
  sentBytes: 800,
  /** Bytes of pages, scripts and fonts for a browser with an empty cache; the size budgets allow 290 kB of scripts. */
  firstVisitBytes: 400_000,
  /** Share of visits with an empty cache: a new device, or a browser that deleted its cache. */
  firstVisits: 0.05,
  /** Bytes of changed files in the other visits: two of seven sites release between two visits. */
  releasedBytes: 60_000,
  /** Bytes of identity documents of a customer: one image, re-encoded in the browser. */
  imageBytes: 300_000,
} as const;
