import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore';
import { creditOf, decisionOf, putAdminAndCustomer } from './testing/admin-commits';
import { changed, commit, type Changes } from './testing/commit';
import { expectCommitDenied, expectDenied } from './testing/expect-denied';
import { putAdmin, putCustomer } from './testing/people';
import {
  proposalOf,
  putProposal,
  rejectionOf,
  releaseOf,
  type ProposalKind,
} from './testing/proposals';
import { loanOf, submit } from './testing/requests';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import { secondsAgo } from './testing/session';

// Its own project, because the limit would also apply to the credits of other suites.
let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules('demo-fernhill-proposals');
});
afterAll(() => rules.stop());

const LIMIT = { limit: 49.99 };
const setLimit = (at: RulesUnderTest) => at.put('settings/credits', LIMIT);

describe('the credit limit', () => {
  it('is read only by admins', async () => {
    const { admin, uid } = await putAdminAndCustomer(rules);
    const settings = (who: string) => getDoc(doc(rules.as(who), 'settings/credits'));
    await setLimit(rules);
    expect((await settings(admin)).data()).toEqual(LIMIT);
    await expectDenied(settings(uid), { rule: 'settings', op: 'get' });
    const old = getDoc(doc(rules.since(admin, secondsAgo(5 * 3600)), 'settings/credits'));
    await expectDenied(old, { rule: 'settings', op: 'get' });
  });

  it('is read-only, also for admins', async () => {
    const write = setDoc(doc(rules.as(await putAdmin(rules)), 'settings/credits'), { limit: 1e9 });
    await expectDenied(write, { rule: '{document=**}', op: 'update' });
  });

  it.each(['send_money', 'send_loan'] as const)('denies a direct %s above it', async (type) => {
    await expectCommitDenied(rules, 'transactions', async (at) => {
      await setLimit(at);
      const { admin, uid } = await putAdminAndCustomer(at);
      return commit(at.as(admin), creditOf(admin, uid, type));
    });
  });

  it('denies the approval of a larger loan', async () => {
    await expectCommitDenied(rules, 'transactions', async (at) => {
      await setLimit(at);
      const [{ uid, path }, admin] = [await submit(at, loanOf), await putAdmin(at)];
      return commit(at.as(admin), decisionOf(admin, uid, path));
    });
  });

  it('allows a credit of exactly the limit', async () => {
    const at = await startRules('demo-fernhill-proposals-exact');
    await at.put('settings/credits', { limit: 50 });
    const { admin, uid } = await putAdminAndCustomer(at);
    await commit(at.as(admin), creditOf(admin, uid));
    expect(await at.read(`users/${uid}`)).toMatchObject({ accountBalance: 1050.1 });
    await at.stop();
  });
});

describe('a proposal', () => {
  const rule = 'creditProposals';

  it('changes no balance, and has an audit entry', async () => {
    const { id, uid, author } = await putProposal(rules);
    expect(await rules.read(`users/${uid}`)).toMatchObject({ accountBalance: 1000.1 });
    const proposal = await rules.read(`creditProposals/${id}`);
    expect(await rules.read(`auditLog/${String(proposal?.['auditId'])}`)).toMatchObject({
      ...{ by: author, uid, action: 'propose_credit', after: 50, reference: id },
    });
  });

  it('is read only by admins', async () => {
    const { id, uid, admin } = await putProposal(rules);
    const read = (who: string) => getDoc(doc(rules.as(who), `creditProposals/${id}`));
    expect((await read(admin)).get('uid')).toBe(uid);
    await expectDenied(read(uid), { rule, op: 'get' });
    await expectDenied(read(await putCustomer(rules)), { rule, op: 'get' });
  });

  it('is denied with the status released', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      const released: Changes = { creditProposals: { status: 'released' } };
      return commit(at.as(admin), changed(proposalOf(admin, uid), released));
    });
  });

  it('is denied to a customer, and to an admin for their own account', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const [uid, other] = [await putCustomer(at), await putCustomer(at)];
      return commit(at.as(other), proposalOf(other, uid));
    });
    await expectCommitDenied(rules, rule, async (at) => {
      const admin = await putAdmin(at);
      return commit(at.as(admin), proposalOf(admin, admin));
    });
  });

  it('is rejected by another admin or by its author, and can then not be released', async () => {
    const first = await putProposal(rules);
    await commit(rules.as(first.author), rejectionOf(first.author, first));
    const second = await putProposal(rules);
    await commit(rules.as(second.admin), rejectionOf(second.admin, second));
    expect(await rules.read(`creditProposals/${second.id}`)).toMatchObject({ status: 'rejected' });
    await expectCommitDenied(rules, rule, async (at) => {
      const proposed = await putProposal(at);
      await commit(at.as(proposed.admin), rejectionOf(proposed.admin, proposed));
      return commit(at.as(proposed.admin), releaseOf(proposed.admin, proposed));
    });
  });

  it('cannot be rejected by a customer or without an audit entry', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const proposed = await putProposal(at);
      return commit(at.as(proposed.uid), rejectionOf(proposed.uid, proposed));
    });
    await expectCommitDenied(rules, rule, async (at) => {
      const proposed = await putProposal(at);
      const writes = changed(rejectionOf(proposed.admin, proposed), { auditLog: null });
      return commit(at.as(proposed.admin), writes);
    });
  });

  it('cannot be deleted', async () => {
    const { id, author } = await putProposal(rules);
    await expectDenied(deleteDoc(doc(rules.as(author), `creditProposals/${id}`)), {
      rule: '{document=**}',
      op: 'delete',
    });
  });
});

describe('a release', () => {
  const rule = 'creditProposals';

  async function proposed(at: RulesUnderTest, kind: ProposalKind = 'send_money') {
    await setLimit(at);
    const proposal = await putProposal(at, kind);
    if (kind === 'review_loan') {
      const { path, data } = loanOf(proposal.uid);
      await setDoc(doc(at.as(proposal.uid), path), data(proposal.uid));
    }
    return proposal;
  }

  it.each(['send_money', 'send_loan', 'review_loan'] as const)(
    'of %s by another admin makes the credit, and the audit log names both admins',
    async (kind) => {
      const proposal = await proposed(rules, kind);
      const { id, uid, author, admin } = proposal;
      await commit(rules.as(admin), releaseOf(admin, proposal, kind));
      expect(await rules.read(`users/${uid}`)).toMatchObject({ accountBalance: 1050.1 });
      const released = await rules.read(`creditProposals/${id}`);
      expect(released).toMatchObject({ status: 'released', releasedBy: admin });
      expect(await rules.read(`auditLog/${String(released?.['auditId'])}`)).toMatchObject({
        ...{ by: admin, proposedBy: author, reference: id, uid },
      });
    },
  );

  it('is denied to the admin who proposed it', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const proposal = await proposed(at);
      return commit(at.as(proposal.author), releaseOf(proposal.author, proposal));
    });
  });

  it('is denied to a customer, and to the recipient', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const [proposal, other] = [await proposed(at), await putCustomer(at)];
      return commit(at.as(other), releaseOf(other, proposal));
    });
    await expectCommitDenied(rules, rule, async (at) => {
      const proposal = await proposed(at);
      return commit(at.as(proposal.uid), releaseOf(proposal.uid, proposal));
    });
  });

  it('is denied if the password was entered more than five minutes ago', async () => {
    const proposal = await proposed(rules);
    const { admin } = proposal;
    await expectCommitDenied(rules, rule, async (at) => {
      const stale = await proposed(at);
      return commit(at.since(stale.admin, secondsAgo(310)), releaseOf(stale.admin, stale));
    });
    await commit(rules.since(admin, secondsAgo(240)), releaseOf(admin, proposal));
  });

  it('is denied if the author is no longer an admin', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const proposal = await proposed(at);
      await at.put(`users/${proposal.author}`, { isAdmin: false });
      return commit(at.as(proposal.admin), releaseOf(proposal.admin, proposal));
    });
  });

  it('is denied a second time', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const proposal = await proposed(at);
      const { admin } = proposal;
      await commit(at.as(admin), releaseOf(admin, proposal));
      const again = changed(releaseOf(admin, proposal), {
        users: { accountBalance: 1100.1 },
        transactions: { balance: 1100.1 },
        auditLog: { before: 1050.1, after: 1100.1 },
      });
      return commit(at.as(admin), again);
    });
  });

  it('of a loan is denied without the approval of its application', async () => {
    await expectCommitDenied(rules, rule, async (at) => {
      const proposal = await proposed(at, 'review_loan');
      const writes = changed(releaseOf(proposal.admin, proposal, 'review_loan'), { loans: null });
      return commit(at.as(proposal.admin), writes);
    });
  });
});

describe('an admin’s session', () => {
  it('loses its admin rights after four hours, but keeps those of a customer', async () => {
    const { admin, uid } = await putAdminAndCustomer(rules);
    const users = (who: string, seconds: number, of: string) =>
      getDoc(doc(rules.since(who, secondsAgo(seconds)), `users/${of}`));
    await users(admin, 4 * 3600 - 60, uid);
    await expectDenied(users(admin, 4 * 3600 + 60, uid), { rule: 'users', op: 'get' });
    await users(admin, 4 * 3600 + 60, admin);
    await users(uid, 4 * 3600 + 60, uid);
  });

  it('may not write after four hours either', async () => {
    await expectCommitDenied(rules, 'users', async (at) => {
      const { admin, uid } = await putAdminAndCustomer(at);
      return commit(at.since(admin, secondsAgo(4 * 3600 + 60)), creditOf(admin, uid));
    });
  });
});
