import { addCents, type Cents, type UserProfile } from '@bank/domain';
import { dateFormat } from '@bank/i18n';
import { Link } from '@bank/router';
import { Amount, DescriptionList } from '@bank/ui';
import type { ReactNode } from 'react';
import type { PendingRequest } from '../../api/request-queue';
import { NotConfirmed } from '../confirmation/not-confirmed';
import { PersonText } from '../text/user-text';
import type { ById } from '../by-id/use-by-id';
import { idTypeLabel, messages } from './messages';

type Props = {
  request: PendingRequest;
  account: UserProfile | null;
  confirmed: ById<string>;
};

const { labels: texts } = messages;
const when = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** The details for the decision; for a loan also the balances before and after. */
export function RequestDetailsList({ request, account, confirmed }: Props) {
  const { details, id, uid, submittedAt } = request;
  const money = (cents: Cents) => <Amount cents={cents} currency={account?.country ?? ''} />;
  const textOrNone = (text: string): ReactNode => (text ? <bdi>{text}</bdi> : texts.none);
  const person = {
    name: texts.person,
    value: (
      <>
        {account ? <PersonText person={account} /> : messages.unknownPerson}{' '}
        {account && <NotConfirmed person={account} confirmed={confirmed} />}{' '}
        <Link to={`/admin/users/${uid}`}>{messages.page}</Link>
      </>
    ),
  };
  const submitted = {
    name: texts.submitted,
    value: submittedAt ? when.format(submittedAt) : texts.none,
  };
  switch (details.kind) {
    case 'kycRequests':
      return (
        <DescriptionList
          items={[
            person,
            submitted,
            { name: texts.idType, value: idTypeLabel(details.idType) },
            { name: texts.idNumber, value: textOrNone(details.idNumber) },
            { name: texts.address, value: textOrNone(details.address) },
            { name: texts.dob, value: textOrNone(details.dob) },
            { name: texts.level, value: account?.accountLevel ?? texts.none },
          ]}
        />
      );
    case 'disputes':
      return (
        <DescriptionList
          items={[
            person,
            { name: texts.reference, value: id },
            submitted,
            { name: texts.amount, value: money(details.amount) },
            { name: texts.account, value: textOrNone(details.accountNumber) },
          ]}
        />
      );
    case 'loans':
      return (
        <DescriptionList
          items={[
            person,
            submitted,
            { name: texts.amount, value: money(details.amount) },
            ...(account
              ? [
                  { name: texts.balanceBefore, value: money(account.accountBalance) },
                  {
                    name: texts.balanceAfter,
                    value: money(addCents(account.accountBalance, details.amount)),
                  },
                  { name: texts.loanBefore, value: money(account.loanBalance) },
                  {
                    name: texts.loanAfter,
                    value: money(addCents(account.loanBalance, details.amount)),
                  },
                ]
              : []),
          ]}
        />
      );
  }
}
