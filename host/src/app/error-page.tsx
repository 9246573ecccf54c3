import { Link } from '@bank/router';
import { buttonClass, PageHeading } from '@bank/ui';
import { Component, type ReactNode } from 'react';
import { reportError, reportUncaught } from '../federation/report-error';
import { messages } from '../messages';
import { useRouteAnnouncement } from '../navigation/use-route-announcement';
import styles from './error-page.module.css';

const texts = messages.error;

type Status = keyof typeof texts.meaning;

function isListed(status: number): status is Status {
  return status in texts.meaning;
}

type ViewProps = { status?: number | undefined; message?: string | undefined; home: ReactNode };

function ErrorView({ status, message, home }: ViewProps) {
  const listed = status !== undefined && isListed(status) ? status : undefined;
  const explanation = message || (listed ? texts.explanation[listed] : texts.unknown);
  return (
    <div className={styles.error}>
      {status !== undefined && (
        <p className={styles.status}>
          <span className={styles.number}>{status}</span> {listed && texts.meaning[listed]}
        </p>
      )}
      <PageHeading>{texts.heading}</PageHeading>
      <p className={styles.explanation}>{explanation}</p>
      {home}
    </div>
  );
}

type Props = { status?: number; message?: string };

/** The error page (specification, section 2): status and meaning, or a message, and a link to the start page. */
export function ErrorPage(props: Props) {
  useRouteAnnouncement(texts.heading);
  const home = (
    <Link to="/" className={buttonClass('primary')}>
      {texts.home}
    </Link>
  );
  return <ErrorView {...props} home={home} />;
}

/** The outermost error boundary. Its link is a plain one, so that the page reloads with a clean state. */
export class AppErrorBoundary extends Component<
  { children: ReactNode },
  { failure: { message: string } | null }
> {
  override state = { failure: null as { message: string } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { message: error instanceof Error ? error.message : '' } };
  }

  override componentDidCatch(error: unknown) {
    // The console, and the operator.
    reportError(error);
    reportUncaught(error);
  }

  override render() {
    if (!this.state.failure) return this.props.children;
    const home = (
      <a href="/" className={buttonClass('primary')}>
        {texts.home}
      </a>
    );
    return (
      <main>
        <ErrorView message={this.state.failure.message} home={home} />
      </main>
    );
  }
}
