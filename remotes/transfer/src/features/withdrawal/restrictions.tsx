import type { UserProfile } from '@bank/domain';
import { Link } from '@bank/router';
import { Notice, Stack } from '@bank/ui';
import { explain, messages } from '../../messages';
import type { Restriction } from './restrictions-of';
import { TransferSupport } from './transfer-support';
import styles from './withdrawal.module.css';

type Props = { profile: UserProfile; restrictions: readonly Restriction[] };

const texts = messages.restrictions;

/** Shows before the form why a withdrawal would be refused, and how to contact the admin. */
export function Restrictions({ profile, restrictions }: Props) {
  return (
    <Stack>
      <Notice tone="warning" title={texts.title}>
        <ul className={styles.restrictions}>
          {restrictions.map((restriction) => (
            <li key={restriction}>
              {explain(restriction).text}
              {restriction === 'level-too-low' && (
                <>
                  {' '}
                  <Link to="/Kyc">{messages.upgrade.link}</Link>
                </>
              )}
              {restriction === 'vat-code-missing' && ` ${texts.code}`}
            </li>
          ))}
        </ul>
      </Notice>
      <TransferSupport profile={profile} />
    </Stack>
  );
}
