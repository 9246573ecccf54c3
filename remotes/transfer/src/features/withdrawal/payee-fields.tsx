import { COINS, type Coin } from '@bank/domain';
import { SelectField, TextField } from '@bank/ui';
import { messages } from '../../messages';
import { MAX_LENGTH, payeeProblems, type Draft, type PayeeField } from './draft';

type Props = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  showsProblems: boolean;
  isDisabled: boolean;
};

const texts = messages.withdrawal;
const coins = COINS.map((value) => ({ value, label: texts.coins[value] }));
const problemTexts = {
  required: texts.required,
  'not-an-email': texts.emailInvalid,
};

/** The fields of the chosen method (section 2, Withdrawal). */
export function PayeeFields({ draft, onChange, showsProblems, isDisabled }: Props) {
  const problems = showsProblems ? payeeProblems(draft) : {};

  const field = (name: PayeeField) => {
    const problem = problems[name];
    return {
      value: draft[name],
      error: problem && problemTexts[problem],
      maxLength: MAX_LENGTH[name],
      disabled: isDisabled,
      // These are other people's details: the browser has nothing to fill in.
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) =>
        onChange({ ...draft, [name]: event.target.value }),
    };
  };

  switch (draft.method) {
    case 'Bank':
      return (
        <>
          <TextField label={texts.fields.accountNumber} {...field('accountNumber')} />
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
          type="email"
          {...field('email')}
        />
      );
    case 'Cryptocurrency':
      return (
        <>
          <TextField
            label={texts.fields.cryptoAddress}
            spellCheck={false}
            {...field('cryptoAddress')}
          />
          <SelectField
            label={texts.fields.cryptoType}
            options={coins}
            value={draft.cryptoType}
            disabled={isDisabled}
            onChange={(event) => onChange({ ...draft, cryptoType: event.target.value as Coin })}
          />
        </>
      );
  }
}
