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
  /** Links to the other auth pages. */
  footer: ReactNode;
};

/** A failed prefetch is ignored: the code is loaded again when needed, and reports errors then. */
function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

/**
 * Layout of the auth pages: brand, card, links. Prefetches Firebase Auth, and Firestore on the first
 * input.
 */
export function AuthCard({ title, lead, children, footer }: Props) {
  useEffect(() => prefetch(loadAuth), []);
  return (
    <div className={styles.page} onInput={() => prefetch(loadFirestore)}>
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
