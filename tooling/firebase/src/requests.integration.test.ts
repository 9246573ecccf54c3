import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { decisionOf, reviewOf } from './testing/admin-commits';
import { changed, commit } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import { disputeOf, kinds, kycOf, loanOf, send, submit } from './testing/requests';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

describe.each(kinds)('%s', (rule, requestOf) => {
  it('are read by their owner and by admins', async () => {
    const { uid, path } = await submit(rules, requestOf);
    const [other, admin] = [await putCustomer(rules), await putAdmin(rules)];
    await getDoc(doc(rules.as(uid), path));
    await getDoc(doc(rules.as(admin), path));
    await getDocs(query(collection(rules.as(admin), rule), where('status', '==', 'pending')));
    for (const database of [rules.as(other), rules.visitor()]) {
      await expectDenied(getDoc(doc(database, path)), { rule, op: 'get' });
      await expectDenied(getDocs(collection(database, rule)), { rule, op: 'list' });
    }
  });

  it('are created only by their owner, and never deleted', async () => {
    const [uid, other] = [await putCustomer(rules), await putCustomer(rules)];
    const request = requestOf(uid);
    const { path, data } = request;
    await expectDenied(setDoc(doc(rules.as(other), path), data(uid)), { rule, op: 'create' });
    await expectDenied(setDoc(doc(rules.visitor(), path), data(uid)), { rule, op: 'create' });
    await send(rules.as(uid), uid, request);
    for (const person of [uid, await putAdmin(rules)]) {
      await expectDenied(deleteDoc(doc(rules.as(person), path)), {
        rule: '{document=**}',
        op: 'delete',
      });
    }
  });

  it.each(['approved', 'rejected'])('are %s by an admin only once', async (status) => {
    const { uid, path } = await submit(rules, requestOf);
    const admin = await putAdmin(rules);
    await commit(rules.as(admin), decisionOf(admin, uid, path, status));
    expect(await rules.read(path)).toMatchObject({ status, reviewedBy: admin });
    await expectCommitDenied(rules, rule, async (at) => {
      const [again, by] = [await submit(at, requestOf), await putAdmin(at)];
      await commit(at.as(by), decisionOf(by, again.uid, again.path, status));
      return commit(at.as(by), reviewOf(by, again.uid, again.path, 'rejected'));
    });
  });

  const wrong: [string, DocumentData | null, DocumentData | null][] = [
    ['with an unknown status', { status: 'lost' }, { after: 'lost' }],
    ['in the name of another admin', { reviewedBy: 'another' }, {}],
    ['with a time of the client', { reviewedAt: new Date(0) }, {}],
    ['with another field', { timestamp: new Date(0) }, {}],
    ['without an audit entry', {}, null],
    ['with a wrong audit entry', {}, { after: 'approved' }],
    ['as rejected without a reason', { reason: undefined }, {}],
    ['as rejected with a blank reason', { reason: '  ' }, {}],
    ['as rejected with a bidirectional override in the reason', { reason: '\u202eNo.' }, {}],
    ['as rejected with a reason that is too long', { reason: 'x'.repeat(501) }, {}],
    ['as approved with a reason', { status: 'approved' }, { after: 'approved' }],
  ];
  it.each(wrong)('are not decided %s', async (_, change, entry) => {
    await expectCommitDenied(rules, rule, async (at) => {
      const [{ uid, path }, admin] = [await submit(at, requestOf), await putAdmin(at)];
      return commit(
        at.as(admin),
        changed(reviewOf(admin, uid, path, 'rejected'), { [rule]: change, auditLog: entry }),
      );
    });
  });

  it('are not decided by customers, or by the admin who submitted them', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { uid, path } = await submit(at, requestOf);
      return commit(at.as(uid), reviewOf(uid, uid, path));
    });
    await expectCommitDenied(rules, rule, async (at) => {
      const admin = await putAdmin(at);
      const request = requestOf(admin);
      await send(at.as(admin), admin, request);
      return commit(at.as(admin), reviewOf(admin, admin, request.path));
    });
  });
});

describe('a request is denied with', () => {
  type Change = DocumentData | ((uid: string) => DocumentData);
  const kyc: [string, Change][] = [
    ['an unknown kind of document', { idType: 'library_card' }],
    ['a document number that is too long', { idNumber: 'x'.repeat(65) }],
    ['an address that is too long', { address: 'x'.repeat(301) }],
    ['a date of birth that is not a date', { dob: '28 Feb' }],
    ['a bidirectional override in the document number', { idNumber: '\u202e7654321P' }],
    ['an address on two lines', { address: '1 Fern Hill\n2 Fern Hill' }],
    ['a zero-width character in the address', { address: '1 Fern\u200b Hill' }],
    ['a public URL of the image', { idImageUrl: 'https://example.com/kycImages/me/a.png' }],
    [
      'an image of another user',
      { idImageUrl: 'gs://demo-fernhill.appspot.com/kycImages/another/passport.webp' },
    ],
    [
      'an image in the bucket of another project',
      (uid) => ({ idImageUrl: `gs://attacker.appspot.com/kycImages/${uid}/passport.webp` }),
    ],
    [
      'an image in a bucket with a similar name',
      (uid) => ({ idImageUrl: `gs://demo-fernhill-2.appspot.com/kycImages/${uid}/passport.webp` }),
    ],
    [
      'a bidirectional override in the name of the image',
      (uid) => ({ idImageUrl: `gs://demo-fernhill.appspot.com/kycImages/${uid}/a\u202egnp.exe` }),
    ],
    ['the status approved', { status: 'approved' }],
    ['another uid', { uid: 'another' }],
    ['an additional field', { reviewedBy: 'me' }],
    ['a time of the client', { timestamp: new Date(0) }],
  ];
  const loan: [string, Change][] = [
    ['an amount of zero', { loanAmount: 0 }],
    ['an amount that is a string', { loanAmount: '5' }],
    ['a fraction of a cent', { loanAmount: 0.004 }],
    ['the status approved', { status: 'approved' }],
    ['an additional field', { auditId: 'x' }],
    ['a time of the client', { timestamp: new Date(0) }],
  ];
  const dispute: [string, Change][] = [
    ['an amount of zero', { amount: 0 }],
    ['no account number', { accountNumber: '' }],
    ['an account number that is too long', { accountNumber: 'x'.repeat(35) }],
    ['a bidirectional override in the account number', { accountNumber: '\u202e12' }],
    ['another reference', { referenceNumber: 'REF-ABC123XYZ' }],
    ['another uid', { uid: 'another' }],
    ['the status approved', { status: 'approved' }],
    ['an additional field', { note: 'x' }],
    ['a time of the client', { createdAt: new Date(0) }],
  ];
  const all = [
    ...kyc.map((row) => ['kycRequests', kycOf, ...row] as const),
    ...loan.map((row) => ['loans', loanOf, ...row] as const),
    ...dispute.map((row) => ['disputes', disputeOf, ...row] as const),
  ];
  it.each(all)('%s %p: %s', async (rule, requestOf, _, change) => {
    await expectCommitDenied(rules, rule, async (at) => {
      const uid = await putCustomer(at);
      const changes = typeof change === 'function' ? (change(uid) as DocumentData) : change;
      return send(at.as(uid), uid, requestOf(uid), changes);
    });
    const uid = await putCustomer(rules);
    await send(rules.as(uid), uid, requestOf(uid));
  });

  it('a dispute id that is not a reference number', async () => {
    const uid = await putCustomer(rules);
    const data = { ...disputeOf().data(uid), referenceNumber: 'REF-short' };
    await expectDenied(setDoc(doc(rules.as(uid), 'disputes/REF-short'), data), {
      rule: 'disputes',
      op: 'create',
    });
  });
});

it('an identity request requires only the kind of document', async () => {
  const uid = await putCustomer(rules);
  const empty = { idNumber: '', idImageUrl: '', address: '', dob: '' };
  await setDoc(doc(rules.as(uid), `kycRequests/${uid}`), { ...kycOf(uid).data(uid), ...empty });
});
