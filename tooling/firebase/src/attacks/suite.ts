import type { Operation } from './operation';
import { adminOperations } from './admin-operations';
import type { Allowance, Attack } from './attack';
import { budgetOperations } from './budget-operations';
import { categoryRuleOperations } from './category-rule-operations';
import { claimOperations } from './claim-operations';
import { customerOperations } from './customer-operations';
import { allowedOperations, forgedCommits } from './forge-commits';
import { allowedOfClaims, forgedClaims } from './forge-claims';
import { closedToAll, ownReleases } from './forge-closed-collections';
import { forgedCooldowns, ownCooldown } from './forge-cooldowns';
import { fieldsAtBounds, fuzzedFields } from './forge-fields';
import { allowedOfPayees, forgedPayees } from './forge-payees';
import { allowedOfLabels, forgedLabels } from './forge-labels';
import { openGate } from './forge-guesses';
import { allowedOfProtection, forgedProtection } from './forge-protection';
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
import { labelOperations } from './label-operations';
import { payeeOperations } from './payee-operations';
import { allowedOfPlannedPayments, forgedPlannedPayments } from './forge-planned-payments';
import { plannedPaymentOperations } from './planned-payment-operations';
import { allowedOfPots, forgedPots } from './forge-pots';
import { allowedOfPrivateDocuments, forgedPrivateDocuments } from './forge-private-documents';
import { potOperations } from './pot-operations';
import { protectedWithdrawalOperations } from './protected-withdrawal-operations';
import { protectionOperations } from './protection-operations';
import { proposalOperations } from './proposal-operations';
import { endedSessions, liveSessions, sessionBounds } from './forge-sessions';
import { releaseOperations } from './release-operations';
import { reportOperations } from './report-operations';
import { requestOperations } from './request-operations';
import { reviewOperations } from './review-operations';
import { sessionOperations } from './session-operations';
import { withdrawalOperations } from './withdrawal-operations';

/** All operations except releases, which share a document. */
export const operations: readonly Operation[] = [
  ...customerOperations,
  ...requestOperations,
  ...withdrawalOperations,
  ...protectionOperations,
  ...protectedWithdrawalOperations,
  ...payeeOperations,
  ...labelOperations,
  ...potOperations,
  ...budgetOperations,
  ...categoryRuleOperations,
  ...plannedPaymentOperations,
  ...adminOperations,
  ...reviewOperations,
  ...claimOperations,
  ...proposalOperations,
  ...reportOperations,
  ...sessionOperations,
];

/** Every allowed request once, to repeat it in an ended session. */
const once: readonly Allowance[] = [
  ...allowedOperations(operations.map((operation) => ({ ...operation, allowed: {} }))),
  ...allowedReads(),
  ...allowedOfPayees(),
  ...allowedOfLabels(),
  ...allowedOfPots(),
  ...allowedOfPrivateDocuments(),
  ...allowedOfPlannedPayments(),
  ...allowedOfProtection(),
  ...allowedOfClaims,
  openGate,
  ownReleases,
  ...readsByReleasers(),
];

const shared = <Case extends object>(cases: readonly Case[]) =>
  cases.map((one) => ({ ...one, isShared: true, isTimed: true }));

/** All attacks. */
export const attacks: readonly Attack[] = [
  ...fuzzedFields(operations),
  ...forgedCommits(operations),
  ...forgedReads(),
  ...byUnconfirmed(operations),
  ...forgedPayees(),
  ...forgedLabels(),
  ...forgedPots(),
  ...forgedPrivateDocuments(),
  ...forgedPlannedPayments(),
  ...forgedCooldowns(),
  ...forgedProtection(),
  ...forgedClaims(),
  ...forgedProposals(),
  ...closedToAll(),
  ...closedReleases(),
  ...endedSessions(once),
  ...sessionBounds(),
  ...shared([
    ...fuzzedFields(releaseOperations),
    ...forgedCommits(releaseOperations),
    ...forgedReleases(),
    ...pastLimits(),
    ...endedSessions(
      allowedOperations(releaseOperations.map((operation) => ({ ...operation, allowed: {} }))),
    ),
  ]),
];

/** All requests that must be allowed: the operations, their fields at every boundary, and the reads. */
export const allowances: readonly Allowance[] = [
  ...allowedOperations(operations),
  ...fieldsAtBounds(operations),
  ...allowedReads(),
  ...allowedOfPayees(),
  ...allowedOfLabels(),
  ...allowedOfPots(),
  ...allowedOfPrivateDocuments(),
  ...allowedOfPlannedPayments(),
  ...allowedOfProtection(),
  ...allowedOfClaims,
  ...allowedOfProposals(),
  ownCooldown,
  openGate,
  ownReleases,
  ...readsByReleasers(),
  ...liveSessions(),
  ...shared([
    ...allowedOperations(releaseOperations),
    ...fieldsAtBounds(releaseOperations),
    ...allowedOfReleases(),
    ...allowedOfLimits(),
  ]),
];
