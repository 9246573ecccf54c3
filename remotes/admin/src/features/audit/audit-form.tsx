import { database } from '@bank/firebase/firestore';
import { Button, SelectField, TextField, useFormFocus } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import { AUDIT_ACTIONS } from '../../api/audited-commit';
import type { AuditFilter } from '../../api/audit-log';
import { findUidByEmail } from '../../api/find-uid';
import styles from './audit.module.css';
import { toAuditFilter, EVERY_ENTRY, NO_FIELDS, type AuditFields } from './audit-filter';
import { messages } from './messages';

type Props = { onApply: (filter: AuditFilter) => void };
type FieldErrors = Partial<Record<keyof AuditFields, string>>;

const texts = messages.filter;

/** The filter of the audit log. It takes email addresses; the log itself stores uids. */
export function AuditForm({ onApply }: Props) {
  const [fields, setFields] = useState(NO_FIELDS);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const { form, focusFirstError } = useFormFocus();
  const field = (key: keyof AuditFields) => ({
    label: texts[key],
    error: fieldErrors[key],
    value: fields[key],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [key]: target.value }),
  });

  /** Reports an unknown address: an empty list would look like a user without entries. */
  async function findUid(key: 'by' | 'person', errors: FieldErrors): Promise<string | null> {
    const email = fields[key].trim();
    if (email === '') return null;
    const uid = await findUidByEmail(database(), email);
    if (uid === null) errors[key] = texts.unknown;
    return uid;
  }

  async function apply(event: SubmitEvent) {
    event.preventDefault();
    const errors: FieldErrors = {};
    // ISO days sort as text.
    if (fields.from && fields.to && fields.to < fields.from) errors.to = texts.order;
    try {
      const uids = { by: await findUid('by', errors), uid: await findUid('person', errors) };
      if (Object.keys(errors).length === 0) onApply(toAuditFilter(fields, uids));
    } catch {
      // Keep the current filter: the admin can only retry.
      errors.person = messages.failed;
    }
    setFieldErrors(errors);
    focusFirstError();
  }

  return (
    <form
      ref={form}
      role="search"
      noValidate
      className={styles.form}
      onSubmit={(event) => void apply(event)}
    >
      <TextField type="email" {...field('by')} />
      <TextField type="email" {...field('person')} />
      <SelectField
        {...field('action')}
        options={[
          { value: '', label: texts.any },
          ...AUDIT_ACTIONS.map((action) => ({ value: action, label: messages.actions[action] })),
        ]}
      />
      <TextField type="date" {...field('from')} />
      <TextField type="date" {...field('to')} />
      <div className={styles.buttons}>
        <Button type="submit">{texts.apply}</Button>
        <Button
          variant="quiet"
          onClick={() => {
            setFields(NO_FIELDS);
            setFieldErrors({});
            onApply(EVERY_ENTRY);
          }}
        >
          {texts.clear}
        </Button>
      </div>
    </form>
  );
}
