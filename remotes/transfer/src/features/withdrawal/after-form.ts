import { ManageDialog } from '../payees/manage-dialog';
import { PlannedWithdrawal } from '../planned-withdrawal/planned-withdrawal';
import { ProtectionNotice } from '../protection/protection-notice';
import { Restrictions } from './restrictions';
import { WithdrawalDialogs } from './withdrawal-dialogs';
import { WithdrawalSummary } from './withdrawal-summary';

/** Parts of the screen that can come after the form, in one chunk that does not delay it. */
export const AfterForm = {
  ManageDialog,
  PlannedWithdrawal,
  ProtectionNotice,
  Restrictions,
  WithdrawalDialogs,
  WithdrawalSummary,
};
