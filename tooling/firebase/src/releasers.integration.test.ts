import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { expectDenied, type Denial } from './testing/expect-denied';
import { newUid, putAdmin, putCustomer } from './testing/people';
import { historyPath, newRemote, putReleaser } from './testing/releases';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const closed = (op: Denial['op']): Denial => ({ rule: '{document=**}', op });

describe('a releasers document', () => {
  it('is read only by its owner', async () => {
    const uid = await putReleaser(rules, ['*']);
    const denied = { rule: 'releasers', op: 'get' } as const;
    expect((await getDoc(doc(rules.as(uid), `releasers/${uid}`))).exists()).toBe(true);
    for (const person of [await putAdmin(rules), await putCustomer(rules)])
      await expectDenied(getDoc(doc(rules.as(person), `releasers/${uid}`)), denied);
    await expectDenied(getDoc(doc(rules.visitor(), `releasers/${uid}`)), denied);
    await expectDenied(getDocs(collection(rules.as(uid), 'releasers')), closed('list'));
  });

  it('is read-only, also for admins and for releasers of all remotes', async () => {
    const releaser = await putReleaser(rules, ['*']);
    for (const uid of [releaser, await putAdmin(rules), await putCustomer(rules)]) {
      const at = rules.as(uid);
      const own = uid === releaser ? newUid('another') : uid;
      const data = { remotes: ['*'] };
      await expectDenied(setDoc(doc(at, `releasers/${own}`), data), closed('create'));
      await expectDenied(updateDoc(doc(at, `releasers/${releaser}`), data), closed('update'));
      await expectDenied(deleteDoc(doc(at, `releasers/${releaser}`)), closed('delete'));
    }
  });
});

describe('the history of releases', () => {
  const rule = 'releaseHistory';

  it('is read and listed by releasers and admins, not by customers or visitors', async () => {
    const remote = newRemote();
    await rules.put(historyPath(remote), { remote, at: new Date(0) });
    const by = await putReleaser(rules, [remote]);
    for (const person of [by, await putAdmin(rules)]) {
      expect((await getDoc(doc(rules.as(person), historyPath(remote)))).exists()).toBe(true);
      const own = query(collection(rules.as(person), rule), where('remote', '==', remote));
      expect((await getDocs(own)).size).toBe(1);
    }
    const customer = rules.as(await putCustomer(rules));
    const dismissed = rules.as(await putReleaser(rules, []));
    await expectDenied(getDoc(doc(customer, historyPath(remote))), { rule, op: 'get' });
    await expectDenied(getDocs(collection(customer, rule)), { rule, op: 'list' });
    await expectDenied(getDocs(collection(rules.visitor(), rule)), { rule, op: 'list' });
    await expectDenied(getDoc(doc(dismissed, historyPath(remote))), { rule, op: 'get' });
  });
});

describe('a release record', () => {
  it('is public, and never listed or deleted', async () => {
    const path = `releases/${newRemote()}`;
    await rules.put(path, { revision: 1 });
    expect((await getDoc(doc(rules.visitor(), path))).exists()).toBe(true);
    const releaser = rules.as(await putReleaser(rules, ['*']));
    await expectDenied(getDocs(collection(releaser, 'releases')), closed('list'));
    await expectDenied(deleteDoc(doc(releaser, path)), closed('delete'));
  });
});
