import type { UserProfile } from '@bank/domain';
import { Amount, Badge, Button, Card, DescriptionList } from '@bank/ui';
import { NotConfirmed } from '../confirmation/not-confirmed';
import { useConfirmedEmails } from '../confirmation/use-confirmed-emails';
import { messages } from './messages';
import styles from './person.module.css';

type Props = {
  person: UserProfile;
  /** Undefined on the admin's own page. */
  onAct: (() => void) | undefined;
};

/** The account and its owner, in two columns where there is room. */
export function AccountCard({ person, onAct }: Props) {
  const { uid, country, accountBalance, loanBalance, accountLevel } = person;
  const confirmed = useConfirmedEmails([uid]);
  const { labels } = messages;
  return (
    <Card
      title={messages.account}
      actions={
        onAct && (
          <Button variant="secondary" onClick={onAct}>
            {messages.actions}
          </Button>
        )
      }
    >
      {!onAct && <p>{messages.own}</p>}
      <div className={styles.facts}>
        <DescriptionList
          items={[
            { name: labels.balance, value: <Amount cents={accountBalance} currency={country} /> },
            { name: labels.loan, value: <Amount cents={loanBalance} currency={country} /> },
            { name: labels.level, value: accountLevel },
            {
              name: labels.transactions,
              value: (
                <Badge tone={person.transactionsEnabled ? 'success' : 'neutral'}>
                  {person.transactionsEnabled ? messages.enabled : messages.disabled}
                </Badge>
              ),
            },
            { name: labels.role, value: person.isAdmin ? messages.admin : messages.customer },
          ]}
        />
        <DescriptionList
          items={[
            { name: labels.phone, value: <bdi>{person.number}</bdi> },
            {
              name: labels.email,
              value: (
                <>
                  <bdi>{person.email}</bdi> <NotConfirmed person={person} confirmed={confirmed} />
                </>
              ),
            },
            { name: labels.uid, value: uid },
          ]}
        />
      </div>
    </Card>
  );
}
