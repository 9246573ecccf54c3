import { Link } from '@bank/router';
import { Card, Logo, PageHeading } from '@bank/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import styles from './auth-card.module.css';

type Props = {
  title: string;
  lead: string;
  children: ReactNode;
  /** Where else a person may want to go. */
  footer: ReactNode;
};

/** The calm middle of the screens before the door: brand, card, a way on. */
export function AuthCard({ title, lead, children, footer }: Props) {
  return (
    <div className={styles.place}>
      <Link to="/" className={styles.brand} aria-label={messages.frame.landing}>
        <Logo />
      </Link>
      <Card className={styles.card}>
        <PageHeading lead={lead}>{title}</PageHeading>
        {children}
      </Card>
      <p className={styles.footer}>{footer}</p>
    </div>
  );
}
