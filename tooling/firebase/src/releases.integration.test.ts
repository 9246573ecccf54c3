import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { changed, commit, type Changes } from './testing/commit';
import { expectCommitDenied, expectDenied, type Denial } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import {
  ANOTHER,
  historyPath,
  historyWrite,
  indexWrite,
  newRemote,
  NEXT,
  putReleaser,
  putReleases,
  putRemote,
  recordWrite,
  released,
  releaseOf,
  revocationOf,
} from './testing/releases';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

const WRITTEN = ['registry', 'releases', 'releaseHistory'] as const;
const closed = (op: Denial['op']): Denial => ({ rule: '{document=**}', op });

describe('a release', () => {
  it('writes the record, the index entry and the history entry in one commit', async () => {
    const { remote } = await released(rules);
    expect(await rules.read('registry/index')).toMatchObject({ revision: NEXT.index });
    expect(await rules.read(`releases/${remote}`)).toMatchObject({ revision: NEXT.release });
    expect(await rules.read(historyPath(remote))).toMatchObject({ remote, version: '1.2.3' });
  });

  it('is allowed for a remote that was never released', async () => {
    const remote = newRemote();
    const by = await putReleaser(rules, [remote]);
    await putReleases(rules, []);
    await commit(rules.as(by), releaseOf(by, [remote]));
  });

  it('of any remote is allowed to a releaser of all remotes', async () => {
    const { remote } = await putRemote(rules);
    const by = await putReleaser(rules, ['*']);
    await commit(rules.as(by), releaseOf(by, [remote]));
  });

  const others: [string, (at: RulesUnderTest, remote: string) => Promise<string>][] = [
    ['a releaser of another remote', (at) => putReleaser(at, [ANOTHER])],
    ['a releaser of no remote', (at) => putReleaser(at, [])],
    ['a customer', (at) => putCustomer(at)],
    ['an admin without a releasers document', (at) => putAdmin(at)],
  ];
  describe.each(WRITTEN)('is denied by the rule for %s', (rule) => {
    it.each(others)('to %s', async (_, putPerson) => {
      await expectCommitDenied(rules, rule, async (at) => {
        const { remote } = await putRemote(at);
        const by = await putPerson(at, remote);
        return commit(at.as(by), releaseOf(by, [remote]));
      });
    });

    it('to a visitor', async () => {
      await expectCommitDenied(rules, rule, async (at) => {
        const { by, remote } = await putRemote(at);
        return commit(at.visitor(), releaseOf(by, [remote]));
      });
    });
  });

  const incomplete: [string, string, Changes][] = [
    ['its index entry', 'releases', { registry: null }],
    ['its history entry', 'releases', { releaseHistory: null }],
    ['its record', 'releaseHistory', { releases: null }],
  ];
  it.each(incomplete)('is denied without %s', async (_, rule, changes) => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { by, remote } = await putRemote(at);
      return commit(at.as(by), changed(releaseOf(by, [remote]), changes));
    });
  });

  it('is denied if the index lists the remote as changed but keeps its entry', async () => {
    await expectCommitDenied(rules, 'releases', async (at) => {
      const { by, remote } = await putRemote(at);
      const index = revocationOf(remote, '');
      const { revoked: _, ...data } = { ...index.data, changed: [remote] } as DocumentData;
      const rest = changed(releaseOf(by, [remote]), { registry: null });
      return commit(at.as(by), [{ ...index, data }, ...rest]);
    });
  });

  it.each([
    ['beyond the current time and not the next one', 9_007_199_254_740_991],
    ['the same', 5],
    ['earlier', 4],
    ['negative', -1],
    ['not an integer', 6.5],
    ['a string', '6'],
  ])('is denied with a revision that is %s', async (_, revision) => {
    await expectCommitDenied(rules, 'releases', async (at) => {
      const { by, remote } = await putRemote(at);
      return commit(at.as(by), [
        indexWrite([remote]),
        recordWrite(remote, { revision }),
        { ...historyWrite(by, remote, { revision }), path: `releaseHistory/${remote}.${revision}` },
      ]);
    });
  });

  it('of eight remotes in one commit is allowed, of nine is denied', async () => {
    const putMany = async (at: RulesUnderTest, count: number) => {
      const remotes = Array.from({ length: count }, newRemote);
      await putReleases(at, remotes);
      return { by: await putReleaser(at, remotes), remotes };
    };
    const eight = await putMany(rules, 8);
    await commit(rules.as(eight.by), releaseOf(eight.by, eight.remotes));
    await expectCommitDenied(rules, 'registry', async (at) => {
      const { by, remotes } = await putMany(at, 9);
      return commit(at.as(by), releaseOf(by, remotes));
    });
  });
});

describe('the index', () => {
  it('is public, and the only document of its collection', async () => {
    await putRemote(rules);
    expect((await getDoc(doc(rules.visitor(), 'registry/index'))).exists()).toBe(true);
    const releaser = rules.as(await putReleaser(rules, ['*']));
    await expectDenied(getDocs(collection(releaser, 'registry')), closed('list'));
    await expectDenied(getDoc(doc(releaser, 'registry/another')), closed('get'));
  });

  it('allows a revision that changes no remote only to releasers of all remotes', async () => {
    const { by, remote } = await putRemote(rules);
    const { path, data } = revocationOf(remote, '');
    const { revoked: _, ...empty } = data;
    const people = [by, await putReleaser(rules, []), await putAdmin(rules)];
    for (const uid of people)
      await expectDenied(setDoc(doc(rules.as(uid), path), empty), {
        rule: 'registry',
        op: 'update',
      });
    await setDoc(doc(rules.as(await putReleaser(rules, ['*'])), path), empty);
  });

  it('allows only releasers of all remotes to change the revoked keys', async () => {
    const { by, remote } = await putRemote(rules);
    const denied = { rule: 'registry', op: 'update' } as const;
    const { path, data } = revocationOf(remote, 'a list');
    await expectDenied(setDoc(doc(rules.as(by), path), data), denied);
    const some: DocumentData = { ...data, changed: [remote] };
    await expectDenied(setDoc(doc(rules.as(by), path), some), denied);
    const all = await putReleaser(rules, ['*']);
    await setDoc(doc(rules.as(all), path), data);
    const { revoked: _, ...none } = some;
    const dropped = setDoc(doc(rules.as(by), path), { ...none, revision: 9 });
    await expectDenied(dropped, denied);
  });

  it('is never deleted, not even by a releaser of all remotes or an admin', async () => {
    await putRemote(rules);
    for (const uid of [await putReleaser(rules, ['*']), await putAdmin(rules)])
      await expectDenied(deleteDoc(doc(rules.as(uid), 'registry/index')), closed('delete'));
  });
});

describe('the history of releases', () => {
  const rule = 'releaseHistory';

  it('is never changed or deleted, not even by an admin or a releaser of all remotes', async () => {
    const { by, remote } = await released(rules);
    for (const uid of [by, await putReleaser(rules, ['*']), await putAdmin(rules)]) {
      const entry = doc(rules.as(uid), historyPath(remote));
      await expectDenied(updateDoc(entry, { why: 'Another reason' }), closed('update'));
      await expectDenied(deleteDoc(entry), closed('delete'));
    }
  });

  it('is denied with another signed text than the record has', async () => {
    for (const block of [rule, 'releases'])
      await expectCommitDenied(rules, block, async (at) => {
        const { by, remote } = await putRemote(at);
        const changes = { releaseHistory: { signed: 'another' } };
        return commit(at.as(by), changed(releaseOf(by, [remote]), changes));
      });
  });

  it('is denied for a revision that is not live', async () => {
    const { by, remote } = await released(rules);
    const earlier = { ...historyWrite(by, remote), path: historyPath(remote, 3) };
    await expectDenied(commit(rules.as(by), [earlier]), { rule, op: 'create' });
    const invented = { ...historyWrite(by, remote, { revision: 9 }), path: historyPath(remote, 9) };
    await expectDenied(commit(rules.as(by), [invented]), { rule, op: 'create' });
  });
});
