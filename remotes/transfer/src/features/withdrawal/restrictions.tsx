import { INITIAL_ACCOUNT_LEVEL, type UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { Notice, Stack } from '@bank/ui';
import { explain, messages } from '../../messages';
import { TransferSupport } from './transfer-support';
import styles from './withdrawal.module.css';

type Props = {
  profile: UserProfile;
  /** Whether a VAT code was issued; `null` if unknown. */
  hasCode: boolean | null;
};

const texts = messages.restrictions;

/** Shows before the form why a withdrawal would be refused. */
export function Restrictions({ profile, hasCode }: Props) {
  const isLevelTooLow = profile.accountLevel <= INITIAL_ACCOUNT_LEVEL;
  const { transactionsEnabled } = profile;
  return (
    <Stack>
      <Notice tone="warning" title={texts.title}>
        <ul className={styles.restrictions}>
          {!transactionsEnabled && <li>{explain('transactions-disabled').text}</li>}
          {isLevelTooLow && (
            <li>
              {explain('level-too-low').text} <Link to="/Kyc">{messages.upgrade.link}</Link>
            </li>
          )}
          {hasCode === false && (
            <li>
              {explain('vat-code-missing').text} {texts.code}
            </li>
          )}
        </ul>
      </Notice>
      <TransferSupport profile={profile} />
    </Stack>
  );
}
