import { Button, Card, EmptyState, ErrorState, Skeleton } from '@bank/ui';
import styles from './sections.module.css';

export function States() {
  return (
    <div className={styles.grid}>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Card>
        <Skeleton height="8rem" label="Loading the chart…" />
      </Card>
      <Card>
        <EmptyState
          title="No transactions yet"
          action={<Button variant="secondary">Deposit</Button>}
        >
          What you receive and send stands here.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          title="The bank did not answer"
          action={<Button variant="secondary">Try again</Button>}
        >
          Your money is where it was.
        </ErrorState>
      </Card>
    </div>
  );
}
