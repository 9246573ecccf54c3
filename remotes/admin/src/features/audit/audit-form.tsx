import { database } from '@bank/firebase/firestore';
import { Button, SelectField, TextField, useFormFocus } from '@bank/ui';
import { useState, type SubmitEvent } from 'react';
import { AUDIT_ACTIONS } from '../../api/audited-commit';
import type { AuditFilter } from '../../api/audit-log';
import { uidOfEmail } from '../../api/find-person';
import styles from './audit.module.css';
import { auditFilterOf, EVERY_ENTRY, NO_FIELDS, type AuditFields } from './audit-filter';
import { messages } from './messages';

type Props = { onApply: (filter: AuditFilter) => void };
type Problems = Partial<Record<keyof AuditFields, string>>;

const texts = messages.filter;

/** Which entries. People are named by their addresses, which the log itself does not know. */
export function AuditForm({ onApply }: Props) {
  const [fields, setFields] = useState(NO_FIELDS);
  const [problems, setProblems] = useState<Problems>({});
  const { form, answered } = useFormFocus();
  const field = (key: keyof AuditFields) => ({
    label: texts[key],
    error: problems[key],
    value: fields[key],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [key]: target.value }),
  });

  /** Nobody has the address: then no entry is of them either, which an empty list would not tell apart. */
  async function uidOf(key: 'by' | 'person', found: Problems): Promise<string | null> {
    const email = fields[key].trim();
    if (email === '') return null;
    const uid = await uidOfEmail(database(), email);
    if (uid === null) found[key] = texts.unknown;
    return uid;
  }

  async function apply(event: SubmitEvent) {
    event.preventDefault();
    const found: Problems = {};
    // ISO days sort as text.
    if (fields.from && fields.to && fields.to < fields.from) found.to = texts.order;
    try {
      const uids = { by: await uidOf('by', found), uid: await uidOf('person', found) };
      if (Object.keys(found).length === 0) onApply(auditFilterOf(fields, uids));
    } catch {
      // Whatever it was, the filter is as it was before; trying again is all that helps.
      found.person = messages.failed;
    }
    setProblems(found);
    answered();
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
            setProblems({});
            onApply(EVERY_ENTRY);
          }}
        >
          {texts.clear}
        </Button>
      </div>
    </form>
  );
}
