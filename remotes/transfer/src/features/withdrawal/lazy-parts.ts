import { lazyPart } from '@bank/remote-kit';

const load = async () => (await import('./after-form')).AfterForm;

export const ManageDialog = lazyPart(async () => (await load()).ManageDialog);
export const PlannedWithdrawal = lazyPart(async () => (await load()).PlannedWithdrawal);
/** The customer's own lock and limits, which most customers do not have. */
export const ProtectionNotice = lazyPart(async () => (await load()).ProtectionNotice);
export const Restrictions = lazyPart(async () => (await load()).Restrictions);
export const WithdrawalDialogs = lazyPart(async () => (await load()).WithdrawalDialogs);
export const WithdrawalSummary = lazyPart(async () => (await load()).WithdrawalSummary);
