import { Link } from '@bank/router';
import { Button, buttonClass, SelectField } from '@bank/ui';
import type { SubmitEvent } from 'react';
import { REQUEST_KINDS } from '../../api/request-kind';
import { NO_FILTER, SORT_FIELDS, type Sort } from '../../api/user-filter';
import { messages } from '../../messages';
import { sortHeader } from './sort-header';
import styles from './users.module.css';
import { readFields, writeFields, writeSort, type UserFields } from './filter-url';

type Props = { fields: UserFields; onApply: (fields: UserFields) => void };

const texts = messages.search;
const ENABLED: UserFields = { ...readFields(''), enabled: 'yes' };
const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const sortOptions = () =>
  SORT_FIELDS.flatMap((field) => [
    { value: field, label: sortLabel({ field, direction: 'asc' }) },
    { value: `-${field}`, label: sortLabel({ field, direction: 'desc' }) },
  ]);

function sortLabel({ field, direction }: Sort): string {
  if (field === 'transactionEnabled')
    return direction === 'asc' ? texts.newFirst : texts.enabledFirst;
  return direction === 'asc' ? texts.up(sortHeader(field)) : texts.down(sortHeader(field));
}

/** Filters the list of users. Runs no query until it is submitted. */
export function FilterForm({ fields, onApply }: Props) {
  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = [...new FormData(event.currentTarget)];
    const query = new URLSearchParams(data.map(([key, value]) => [key, String(value)]));
    onApply(readFields(query.toString()));
  }
  return (
    <form aria-label={texts.label} className={styles.filter} onSubmit={apply}>
      <SelectField
        name="level"
        label={messages.users.columns.accountLevel}
        defaultValue={fields.level}
        options={[
          { value: '', label: texts.any },
          ...LEVELS.map((level) => ({ value: level, label: level })),
        ]}
      />
      <SelectField
        name="enabled"
        label={texts.transactions}
        defaultValue={fields.enabled}
        options={[
          { value: '', label: texts.any },
          { value: 'yes', label: messages.users.enabled },
          { value: 'no', label: messages.users.disabled },
        ]}
      />
      <SelectField
        name="pending"
        label={texts.pending}
        defaultValue={fields.pending}
        options={[
          { value: '', label: texts.any },
          ...REQUEST_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
        ]}
      />
      <SelectField
        name="sort"
        label={texts.sort}
        defaultValue={fields.sort || writeSort(NO_FILTER.sort)}
        options={sortOptions()}
      />
      <div className={styles.filterButtons}>
        <Button type="submit">{texts.apply}</Button>
        {/* Only an admin enables an account, so mass sign-ups can't flood this list. */}
        <Link className={buttonClass('quiet')} to={`/admin${writeFields(ENABLED)}`}>
          {texts.onlyEnabled}
        </Link>
        <Link className={buttonClass('quiet')} to="/admin">
          {texts.clear}
        </Link>
      </div>
    </form>
  );
}
