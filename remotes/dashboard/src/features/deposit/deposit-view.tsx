import { TOAST_DURATION } from '@bank/domain';
import { useNotify } from '@bank/remote-kit';
import { Link } from '@bank/router';
import { buttonClass, Card, EmptyState, Icon, PageHeading, Stack } from '@bank/ui';
import { PlusIcon } from '@bank/ui/icons';
import { messages } from '../../messages';
import { ContactSupport } from '../support/contact-support';
import styles from './deposit.module.css';

const texts = messages.deposit;

type Props = { uid: string; name: string | undefined };

/**
 * Deposits are made outside the app (specification, section 1): the card says so, and the list is always
 * empty.
 */
export function DepositView({ uid, name }: Props) {
  const notify = useNotify();
  return (
    <Stack gap="l">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <button
        type="button"
        className={styles.card}
        // Not a success: nothing was paid in.
        onClick={() => notify.info(texts.toast, { duration: TOAST_DURATION.success })}
      >
        <span className={styles.mark}>
          <Icon icon={PlusIcon} />
        </span>
        <span className={styles.title}>{texts.card}</span>
        <span className={styles.help}>{texts.cardHelp}</span>
      </button>
      <ContactSupport subject={texts.title} customerNumber={uid} name={name} />
      <Card title={texts.recent}>
        <EmptyState
          title={texts.none}
          action={
            <Link className={buttonClass('secondary')} to="/dashboard/transactions">
              {texts.history}
            </Link>
          }
        >
          {texts.noneHelp}
        </EmptyState>
      </Card>
    </Stack>
  );
}
