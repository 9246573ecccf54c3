import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import { commit, type Write } from './commit';
import { newUid, putAdmin, putCustomer } from './people';
import type { Fields } from '../seed/emulators';
import type { RulesUnderTest } from './rules-under-test';

type Entry = { by: string; action: string; uid: string; before: unknown; after: unknown };

function auditOf(id: string, entry: Entry): Write {
  return { how: 'set', path: `auditLog/${id}`, data: { ...entry, at: serverTimestamp() } };
}

/** One field of an account, changed by an admin. */
export function settingOf(
  by: string,
  uid: string,
  field: string,
  before: unknown,
  after: unknown,
): Write[] {
  const id = newUid('audit');
  const action = field === 'accountLevel' ? 'set_level' : 'set_transactions';
  return [
    { how: 'update', path: `users/${uid}`, data: { [field]: after, lastAudit: id } },
    auditOf(id, { by, action, uid, before, after }),
  ];
}

/** 50 sent to an account with 1000.10; a loan also raises what is owed, from nothing. */
export function creditOf(
  by: string,
  uid: string,
  type: 'send_money' | 'send_loan' = 'send_money',
): Write[] {
  const [id, audit] = [newUid('credit'), newUid('audit')];
  const owed: DocumentData = type === 'send_loan' ? { loanBalance: 50 } : {};
  return [
    {
      how: 'update',
      path: `users/${uid}`,
      data: { accountBalance: 1050.1, ...owed, lastTx: id, lastAudit: audit },
    },
    {
      how: 'set',
      path: `transactions/${id}`,
      data: {
        userId: uid,
        type,
        amount: 50,
        date: serverTimestamp(),
        status: 'completed',
        balance: 1050.1,
        by,
      },
    },
    auditOf(audit, { by, action: type, uid, before: 1000.1, after: 1050.1 }),
  ];
}

/** A new code resets the count of guesses; the audit entry never contains the code. */
export function codeOf(by: string, uid: string, code = 4321): Write[] {
  const id = newUid('audit');
  return [
    {
      how: 'set',
      path: `vatCodes/${uid}`,
      data: { vatCode: code, issuedBy: by, issuedAt: serverTimestamp(), auditId: id },
    },
    { how: 'set', path: `vatAttempts/${uid}`, data: { n: 0 } },
    auditOf(id, { by, action: 'issue_vat_code', uid, before: null, after: null }),
  ];
}

/** The decision on a pending request, a rejection with its reason; a dispute's entry names its reference. */
export function reviewOf(by: string, uid: string, path: string, status = 'approved'): Write[] {
  const id = newUid('audit');
  const [collection, name] = path.split('/');
  const action =
    { kycRequests: 'review_kyc', loans: 'review_loan', disputes: 'review_dispute' }[
      collection ?? ''
    ] ?? '';
  const entry = auditOf(id, { by, action, uid, before: 'pending', after: status });
  if (collection === 'disputes') entry.data = { ...entry.data, reference: name };
  return [
    {
      how: 'update',
      path,
      data: {
        ...{ status, reviewedBy: by, reviewedAt: serverTimestamp(), auditId: id },
        ...(status === 'rejected' && { reason: 'The picture is blurred.' }),
      },
    },
    entry,
  ];
}

/** All writes of a decision: an approved loan of 50 is also credited. */
export function decisionOf(by: string, uid: string, path: string, status = 'approved'): Write[] {
  const isPaid = path.startsWith('loans/') && status === 'approved';
  return [...reviewOf(by, uid, path, status), ...(isPaid ? creditOf(by, uid, 'send_loan') : [])];
}

export async function putAdminAndCustomer(
  rules: RulesUnderTest,
  changes: Fields = {},
): Promise<{ admin: string; uid: string }> {
  return { admin: await putAdmin(rules), uid: await putCustomer(rules, changes) };
}

/** A customer to whom an admin has issued the code 4321. */
export async function putIssued(at: RulesUnderTest): Promise<string> {
  const { admin, uid } = await putAdminAndCustomer(at);
  await commit(at.as(admin), codeOf(admin, uid));
  return uid;
}
