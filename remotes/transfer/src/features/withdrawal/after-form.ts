import { ManageDialog } from '../payees/manage-dialog';
import { PlannedLink } from '../planned-withdrawal/planned-link';
import { ProtectionNotice } from '../protection/protection-notice';
import { TransferSupport } from './transfer-support';
import { WithdrawalDialogs } from './withdrawal-dialogs';
import { WithdrawalSummary } from './withdrawal-summary';

/** Parts of the screen that can come after the form, in one chunk that does not delay it. */
export const AfterForm = {
  ManageDialog,
  PlannedLink,
  ProtectionNotice,
  TransferSupport,
  WithdrawalDialogs,
  WithdrawalSummary,
};
