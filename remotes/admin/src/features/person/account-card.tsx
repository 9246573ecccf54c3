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
  const { facts } = messages;
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
            { name: facts.balance, value: <Amount cents={accountBalance} currency={country} /> },
            { name: facts.loan, value: <Amount cents={loanBalance} currency={country} /> },
            { name: facts.level, value: accountLevel },
            {
              name: facts.transactions,
              value: (
                <Badge tone={person.transactionsEnabled ? 'success' : 'neutral'}>
                  {person.transactionsEnabled ? messages.enabled : messages.disabled}
                </Badge>
              ),
            },
            { name: facts.role, value: person.isAdmin ? messages.admin : messages.customer },
          ]}
        />
        <DescriptionList
          items={[
            { name: facts.phone, value: <bdi>{person.number}</bdi> },
            {
              name: facts.email,
              value: (
                <>
                  <bdi>{person.email}</bdi> <NotConfirmed person={person} confirmed={confirmed} />
                </>
              ),
            },
            { name: facts.uid, value: uid },
          ]}
        />
      </div>
    </Card>
  );
}
