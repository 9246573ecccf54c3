import { ID_TYPES } from '@bank/domain';
import { Button, Notice, SelectField, Stack, TextField } from '@bank/ui';
import { LockIcon } from '@bank/ui/icons';
import type { IdType } from '../../api/kyc';
import type { KycResult, SendKyc } from '../../api/kyc-sender';
import styles from '../../form.module.css';
import { kyc as messages } from '../../messages';
import { IdImageField } from './id-image-field';
import { UploadProgress } from './upload-progress';
import { useKycForm } from './use-kyc-form';

type Props = {
  /** Lets a button outside the form submit it. */
  id: string;
  send: SendKyc;
  onResult: (result: KycResult) => void;
  isDialogOpen: boolean;
};

export function KycForm({ id, ...options }: Props) {
  const { form, details, set, fieldErrors, image, progress, busy, submit } = useKycForm(options);
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
      <Stack>
        <SelectField
          name="idType"
          label={messages.idType}
          options={ID_TYPES.map((value) => ({ value, label: messages.idTypes[value] }))}
          value={details.idType}
          onChange={(event) => set('idType', event.target.value as IdType)}
        />
        <TextField
          name="idNumber"
          label={messages.idNumber}
          error={fieldErrors.idNumber}
          value={details.idNumber}
          onChange={(event) => set('idNumber', event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name="address"
          dir="auto"
          label={messages.address}
          error={fieldErrors.address}
          value={details.address}
          onChange={(event) => set('address', event.target.value)}
          autoComplete="street-address"
        />
        <TextField
          type="date"
          name="dob"
          label={messages.dob}
          error={fieldErrors.dob}
          value={details.dob}
          onChange={(event) => set('dob', event.target.value)}
          autoComplete="bday"
        />
        <IdImageField image={image} disabled={busy} />
        <Notice tone="neutral" icon={LockIcon}>
          {messages.privacy}
        </Notice>
        {progress !== undefined && <UploadProgress fraction={progress} />}
        <Button type="submit" busy={busy} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
