import { TOAST_DURATION } from '@bank/domain';
import { useNotify } from '@bank/remote-kit';
import { Link } from '@bank/router';
import { buttonClass, Card, EmptyState, Icon, PageHeading, Stack } from '@bank/ui';
import { messages } from '../../messages';
import styles from './deposit.module.css';

const texts = messages.deposit;

/** Deposits are made outside of the app (section 1): the card says so, and the list stays empty. */
export function DepositScreen() {
  const notify = useNotify();
  return (
    <Stack gap="l">
      <PageHeading
        lead={texts.lead}
        actions={
          <Link className={buttonClass('quiet')} to="/DashBoard">
            <Icon name="arrow-left" />
            {texts.back}
          </Link>
        }
      >
        {texts.title}
      </PageHeading>
      <button
        type="button"
        className={styles.card}
        onClick={() => notify.success(texts.toast, { duration: TOAST_DURATION.success })}
      >
        <span className={styles.mark}>
          <Icon name="plus" />
        </span>
        <span className={styles.title}>{texts.card}</span>
        <span className={styles.help}>{texts.cardHelp}</span>
      </button>
      <Card title={texts.recent}>
        <EmptyState title={texts.none} />
      </Card>
    </Stack>
  );
}
