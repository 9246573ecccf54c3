import { Button, DateField, Notice, SelectField, Stack, TextField } from '@bank/ui';
import { LockIcon } from '@bank/ui/icons';
import { ID_TYPES } from '../../api/id-types';
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
  onUnsentChange: (hasUnsent: boolean) => void;
};

export function KycForm({ id, ...options }: Props) {
  const { form, field, image, progress, busy, onSubmit } = useKycForm(options);
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={onSubmit} noValidate>
      <Stack>
        <div className={styles.fields}>
          <SelectField
            {...field('idType')}
            label={messages.idType}
            options={ID_TYPES.map((value) => ({ value, label: messages.idTypes[value] }))}
          />
          <TextField
            {...field('idNumber')}
            label={messages.idNumber}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            {...field('address')}
            dir="auto"
            label={messages.address}
            autoComplete="street-address"
          />
          <DateField
            {...field('dob')}
            label={messages.dob}
            hint={messages.dobHint}
            parts={messages.dateParts}
            autoComplete="bday"
          />
        </div>
        <IdImageField image={image} disabled={busy} />
        <Notice tone="neutral" icon={LockIcon}>
          {messages.privacy}
        </Notice>
        {progress !== undefined && <UploadProgress fraction={progress} />}
        <Button type="submit" className={styles.submit} busy={busy} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
      </Stack>
    </form>
  );
}
