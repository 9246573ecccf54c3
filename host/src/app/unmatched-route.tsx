import { Button, ErrorState, PageHeading, Skeleton } from '@bank/ui';
import type { RegistryState } from '../federation/live-registry';
import { messages } from '../messages';
import { ErrorPage } from './error-page';
import { Page } from './page';
import styles from './host-page.module.css';

/** Shown if no route matches: the registry is loading, has failed, or has no such route (404). */
export function UnmatchedRoute({ registry }: { registry: RegistryState }) {
  switch (registry.status) {
    case 'loading':
      return <Skeleton label={messages.loading} height="20rem" />;
    case 'failed':
      return (
        <Page title={messages.registryFailed.title}>
          <div className={styles.page}>
            <PageHeading>{messages.registryFailed.title}</PageHeading>
            <ErrorState
              title={messages.registryFailed.explanation}
              action={<Button onClick={registry.retry}>{messages.registryFailed.retry}</Button>}
            />
          </div>
        </Page>
      );
    case 'ready':
      return (
        <Page title={messages.notFound}>
          <ErrorPage status={404} />
        </Page>
      );
  }
}
