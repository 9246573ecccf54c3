import { lazyScreen } from '@bank/remote-kit';

const load = async () => (await import('./after-form')).AfterForm;

export const ManageDialog = lazyScreen(async () => (await load()).ManageDialog);
export const PlannedWithdrawal = lazyScreen(async () => (await load()).PlannedWithdrawal);
/** The customer's own lock and limits, which most customers do not have. */
export const ProtectionNotice = lazyScreen(async () => (await load()).ProtectionNotice);
export const TransferSupport = lazyScreen(async () => (await load()).TransferSupport);
export const WithdrawalDialogs = lazyScreen(async () => (await load()).WithdrawalDialogs);
export const WithdrawalSummary = lazyScreen(async () => (await load()).WithdrawalSummary);
