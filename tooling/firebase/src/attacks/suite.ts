import type { Act } from './act';
import { adminActs } from './admin-acts';
import type { Allowance, Attack } from './attack';
import { claimActs } from './claim-acts';
import { customerActs } from './customer-acts';
import { allowedActs, forgedCommits } from './forge-commits';
import { allowedOfClaims, forgedClaims } from './forge-claims';
import { closedToAll, ownReleases } from './forge-elsewhere';
import { forgedCooldowns, ownCooldown } from './forge-cooldowns';
import { fieldsAtBounds, forgedFields } from './forge-fields';
import { allowedOfPayees, forgedPayees } from './forge-payees';
import { openGate } from './forge-guesses';
import {
  allowedOfLimits,
  allowedOfProposals,
  forgedProposals,
  pastLimits,
} from './forge-proposals';
import { allowedReads, forgedReads } from './forge-reads';
import { closedReleases, readsByReleasers } from './forge-release-access';
import { allowedOfReleases, forgedReleases } from './forge-releases';
import { byUnconfirmed } from './forge-unconfirmed';
import { payeeActs } from './payee-acts';
import { proposalActs } from './proposal-acts';
import { endedSessions, liveSessions, sessionBounds } from './forge-sessions';
import { releaseActs } from './release-acts';
import { reportActs } from './report-acts';
import { requestActs } from './request-acts';
import { reviewActs } from './review-acts';
import { sessionActs } from './session-acts';
import { withdrawalActs } from './withdrawal-acts';

/** What people do, but for releases, which share a document. */
export const acts: readonly Act[] = [
  ...customerActs,
  ...requestActs,
  ...withdrawalActs,
  ...payeeActs,
  ...adminActs,
  ...reviewActs,
  ...claimActs,
  ...proposalActs,
  ...reportActs,
  ...sessionActs,
];

/** All that is allowed, once: what a session that has ended must not do. */
const once: readonly Allowance[] = [
  ...allowedActs(acts.map((act) => ({ ...act, allowed: {} }))),
  ...allowedReads(),
  ...allowedOfPayees(),
  allowedOfClaims,
  openGate,
  ownReleases,
  ...readsByReleasers(),
];

const shared = <Case extends object>(cases: readonly Case[]) =>
  cases.map((one) => ({ ...one, isShared: true, isTimed: true }));

/** All that an attacker tries. */
export const attacks: readonly Attack[] = [
  ...forgedFields(acts),
  ...forgedCommits(acts),
  ...forgedReads(),
  ...byUnconfirmed(acts),
  ...forgedPayees(),
  ...forgedCooldowns(),
  ...forgedClaims(),
  ...forgedProposals(),
  ...closedToAll(),
  ...closedReleases(),
  ...endedSessions(once),
  ...sessionBounds(),
  ...shared([
    ...forgedFields(releaseActs),
    ...forgedCommits(releaseActs),
    ...forgedReleases(),
    ...pastLimits(),
    ...endedSessions(allowedActs(releaseActs.map((act) => ({ ...act, allowed: {} })))),
  ]),
];

/** All that must go on working: the acts, their fields at every bound, and the reads. */
export const allowances: readonly Allowance[] = [
  ...allowedActs(acts),
  ...fieldsAtBounds(acts),
  ...allowedReads(),
  ...allowedOfPayees(),
  allowedOfClaims,
  ...allowedOfProposals(),
  ownCooldown,
  openGate,
  ownReleases,
  ...readsByReleasers(),
  ...liveSessions(),
  ...shared([
    ...allowedActs(releaseActs),
    ...fieldsAtBounds(releaseActs),
    ...allowedOfReleases(),
    ...allowedOfLimits(),
  ]),
];
