import { ID_TYPES } from '@bank/domain';
import { Button, Notice, SelectField, Stack, TextField } from '@bank/ui';
import type { IdType } from '../../api/kyc';
import type { KycOutcome, SendKyc } from '../../api/kyc-sender';
import styles from '../../form.module.css';
import { kyc as messages } from '../../messages';
import { IdImageField } from './id-image-field';
import { useKycForm } from './use-kyc-form';

const ID_TYPE_OPTIONS = ID_TYPES.map((value) => ({ value, label: messages.idTypes[value] }));

type Props = { send: SendKyc; onOutcome: (outcome: KycOutcome) => void };

export function KycForm({ send, onOutcome }: Props) {
  const { details, set, problems, choice, choose, busy, submit } = useKycForm({ send, onOutcome });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Stack>
        <SelectField
          label={messages.idType}
          options={ID_TYPE_OPTIONS}
          value={details.idType}
          onChange={(event) => set('idType', event.target.value as IdType)}
        />
        <TextField
          label={messages.idNumber}
          error={problems.idNumber}
          value={details.idNumber}
          onChange={(event) => set('idNumber', event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={messages.address}
          error={problems.address}
          value={details.address}
          onChange={(event) => set('address', event.target.value)}
          autoComplete="street-address"
        />
        <TextField
          type="date"
          label={messages.dob}
          error={problems.dob}
          value={details.dob}
          onChange={(event) => set('dob', event.target.value)}
          autoComplete="bday"
        />
        <IdImageField choice={choice} choose={choose} />
        <Notice tone="neutral" icon="lock">
          {messages.privacy}
        </Notice>
        <Button type="submit" busy={busy} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
