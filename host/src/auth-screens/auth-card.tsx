import { Link } from '@bank/router';
import { Card, LanguageSwitch, Logo, PageHeading } from '@bank/ui';
import { useEffect, type ReactNode } from 'react';
import { messages } from '../messages';
import { loadAuth, loadFirestore } from '../session/backend';
import { requestLeave } from '../unsaved-changes/leave-request';
import styles from './auth-card.module.css';

type Props = {
  title: string;
  lead: string;
  children: ReactNode;
  /** Where else a person may want to go. */
  footer: ReactNode;
};

/** What is fetched ahead and fails is asked for again when it is needed, and told then. */
function prefetchRemotes(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

/**
 * The calm middle of the screens before the door: brand, card, a way on. Whoever comes here is about
 * to need the sign-in service, and whoever types the database.
 */
export function AuthCard({ title, lead, children, footer }: Props) {
  useEffect(() => prefetchRemotes(loadAuth), []);
  return (
    <div className={styles.place} onInput={() => prefetchRemotes(loadFirestore)}>
      <Link to="/" className={styles.brand} aria-label={messages.frame.landing}>
        <Logo />
      </Link>
      <Card className={styles.card}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </Card>
      <p className={styles.footer}>{footer}</p>
      <LanguageSwitch beforeLeaving={requestLeave} />
    </div>
  );
}
