import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { expectDenied, type Denial } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { putReleaser } from './testing/releases';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const closed = (op: Denial['op']): Denial => ({ rule: '{document=**}', op });

function reportOf(uid: string, changes: DocumentData = {}): DocumentData {
  return {
    ...{ kind: 'load', remote: 'transfer', version: '1.2.3', role: 'live' },
    ...{ session: randomUUID(), uid, route: '/transfer', browser: 'Firefox 151', value: 812.5 },
    ...{ detail: '', at: serverTimestamp(), until: inDays(30), ...changes },
  };
}

function pathOf(report: DocumentData): string {
  const { session, kind, remote, version } = report;
  return `reports/${[session, kind, remote, version].join('.')}`;
}

function send(uid: string, report: DocumentData, path = pathOf(report)): Promise<void> {
  return setDoc(doc(rules.as(uid), path), report);
}

describe('a report', () => {
  const rule = 'reports';
  const denied: Denial = { rule, op: 'create' };

  it.each(['load', 'failure', 'error', 'lcp', 'inp', 'cls'])(
    'of kind %s is allowed to every signed-in user',
    async (kind) => {
      const uid = newUid('customer');
      await send(uid, reportOf(uid, { kind }));
    },
  );

  it.each(['live', 'canary', 'previous', 'record', 'expired'])(
    'of a version in the role %s is allowed',
    async (role) => {
      const uid = newUid('customer');
      await send(uid, reportOf(uid, { role }));
    },
  );

  it('is denied to a visitor, and in the name of another user', async () => {
    const uid = newUid('customer');
    const report = reportOf(uid);
    await expectDenied(setDoc(doc(rules.visitor(), pathOf(report)), report), denied);
    await expectDenied(send(newUid('other'), report), denied);
    await expectDenied(send(await putAdmin(rules), report), denied);
  });

  it('is sent once for each session, kind, remote and version', async () => {
    const uid = newUid('customer');
    const report = reportOf(uid);
    await send(uid, report);
    await expectDenied(send(uid, report), closed('update'));
    await expectDenied(send(uid, { ...report, value: 9 }), closed('update'));
    await expectDenied(send(uid, report, `${pathOf(report)}.2`), denied);
    await expectDenied(send(uid, report, `reports/${randomUUID()}`), denied);
    await send(uid, { ...report, kind: 'lcp' });
  });

  const wrong: [string, DocumentData][] = [
    ['a time of the client', { at: new Date() }],
    ['an expiry date that is too late', { until: inDays(32) }],
  ];
  it.each(wrong)('is denied with %s', async (_, changes) => {
    const uid = newUid('customer');
    await expectDenied(send(uid, reportOf(uid, changes)), denied);
  });

  it('is read and listed only by releasers and admins', async () => {
    const uid = await putCustomer(rules);
    const report = reportOf(uid);
    await send(uid, report);
    for (const person of [await putReleaser(rules, ['transfer']), await putAdmin(rules)]) {
      expect((await getDoc(doc(rules.as(person), pathOf(report)))).exists()).toBe(true);
      expect((await getDocs(collection(rules.as(person), rule))).empty).toBe(false);
    }
    for (const database of [rules.as(uid), rules.visitor()]) {
      await expectDenied(getDoc(doc(database, pathOf(report))), { rule, op: 'get' });
      await expectDenied(getDocs(collection(database, rule)), { rule, op: 'list' });
    }
  });

  it('is never changed or deleted, not even by an admin or a releaser of all remotes', async () => {
    const uid = await putCustomer(rules);
    const report = reportOf(uid);
    await send(uid, report);
    for (const person of [uid, await putReleaser(rules, ['*']), await putAdmin(rules)]) {
      const sent = doc(rules.as(person), pathOf(report));
      await expectDenied(updateDoc(sent, { value: 9 }), closed('update'));
      await expectDenied(deleteDoc(sent), closed('delete'));
    }
  });
});
