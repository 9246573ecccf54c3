import { Card, EmptyState } from '@bank/ui';
import { ChartIcon } from '@bank/ui/icons';
import { messages } from '../../messages';
import styles from './activity.module.css';

/** Shown instead of the charts of an account without transactions. */
export function NoActivity() {
  return (
    <Card className={styles.empty}>
      <EmptyState title={messages.activity.none} icon={ChartIcon}>
        {messages.activity.noneHelp}
      </EmptyState>
    </Card>
  );
}
