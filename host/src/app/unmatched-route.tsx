import { useLocation } from '@bank/router';
import { Button, ErrorState, PageHeading, Skeleton } from '@bank/ui';
import type { RegistryState } from '../federation/live-registry';
import { messages } from '../messages';
import { ErrorPage } from './error-page';
import { Page } from './page';
import styles from './host-page.module.css';

/** Whether the address can be decoded; `/%` can't. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/**
 * Shown if no route matches: the registry is loading, has failed, or has no such route (404). An address
 * that can't be decoded is a bad request (400).
 */
export function UnmatchedRoute({ registry }: { registry: RegistryState }) {
  const { pathname } = useLocation();
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
          <ErrorPage status={isDecodable(pathname) ? 404 : 400} />
        </Page>
      );
  }
}
