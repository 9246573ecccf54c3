import { COINS, type Coin } from '@bank/domain';
import { SelectField, TextField } from '@bank/ui';
import { PAYEE_LENGTHS, type PayeeField } from '../../api/payee-text';
import { messages } from '../../messages';
import { AccountNumberField } from './account-number-field';
import { payeeProblems, type Draft } from './draft';

type Props = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  showsProblems: boolean;
  isDisabled: boolean;
};

const texts = messages.withdrawal;

/** The fields of the chosen method (specification, section 2, Withdrawal). */
export function PayeeFields({ draft, onChange, showsProblems, isDisabled }: Props) {
  const problems = showsProblems ? payeeProblems(draft) : {};

  const field = (name: PayeeField) => {
    const problem = problems[name];
    return {
      value: draft[name],
      // No `maxLength`: a truncated account number is another account's number.
      error: problem && texts.problems[problem](PAYEE_LENGTHS[name]),
      disabled: isDisabled,
      // Another person's details: disable autofill.
      autoComplete: 'off',
      spellCheck: false,
      dir: 'auto',
      onChange: (event: { target: { value: string } }) =>
        onChange({ ...draft, [name]: event.target.value }),
    };
  };

  switch (draft.method) {
    case 'Bank':
      return (
        <>
          <AccountNumberField label={texts.fields.accountNumber} {...field('accountNumber')} />
          <TextField label={texts.fields.bankName} {...field('bankName')} />
          <TextField label={texts.fields.accountHolderName} {...field('accountHolderName')} />
        </>
      );
    case 'PayPal':
    case 'CashApp':
      return (
        <TextField
          key={draft.method}
          label={texts.emailOf[draft.method]}
          inputMode="email"
          autoCapitalize="none"
          {...field('email')}
        />
      );
    case 'Cryptocurrency':
      return (
        <>
          <TextField
            label={texts.fields.cryptoAddress}
            autoCapitalize="none"
            {...field('cryptoAddress')}
          />
          <SelectField
            label={texts.fields.cryptoType}
            options={COINS.map((value) => ({ value, label: texts.coins[value] }))}
            value={draft.cryptoType}
            disabled={isDisabled}
            onChange={(event) => onChange({ ...draft, cryptoType: event.target.value as Coin })}
          />
        </>
      );
  }
}
