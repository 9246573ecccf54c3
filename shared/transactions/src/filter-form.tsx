import {
  AmountField,
  Button,
  buttonClass,
  Icon,
  SelectField,
  Stack,
  TextField,
  type SelectOption,
} from '@bank/ui';
import { SearchIcon } from '@bank/ui/icons';
import { Link } from '@bank/router';
import { useState, type FormEvent } from 'react';
import { SORTS, STATUSES, TYPES } from './transaction-filter';
import { messages } from './messages';
import { checkFields, type FieldProblems } from './check-fields';
import { countFilters, toFilter, parseFilterParams, type FilterFields } from './filter-params';
import styles from './transactions.module.css';

type Props = {
  fields: FilterFields;
  currency: string;
  /** Path of the unfiltered list. */
  path: string;
  /** What the search covers. */
  searchHint?: string;
  onApply: (fields: FilterFields) => void;
};

const texts = messages.filter;
const { types, statuses } = messages.transactions;

const typeOptions = (): SelectOption[] => [
  { value: '', label: texts.anyType },
  ...TYPES.map((type) => ({ value: type, label: types[type] })),
];
const statusOptions = (): SelectOption[] => [
  { value: '', label: texts.anyStatus },
  ...STATUSES.map((status) => ({ value: status, label: statuses[status] })),
];
const sortOptions = (): SelectOption[] =>
  SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }));

/** The search and filter form. It queries nothing until it is submitted. */
export function FilterForm({ fields, currency, path, searchHint, onApply }: Props) {
  const [problems, setProblems] = useState<FieldProblems>({});
  const set = countFilters(toFilter({ ...fields, q: '' }));

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const query = new URLSearchParams([...data].map(([key, value]) => [key, String(value)]));
    const checked = checkFields(parseFilterParams(query.toString()), currency);
    setProblems(checked.problems);
    if (Object.keys(checked.problems).length === 0) onApply(checked.fields);
  };

  return (
    <form role="search" onSubmit={apply} noValidate>
      <Stack>
        <div className={styles.searchLine}>
          <TextField
            type="search"
            name="q"
            label={texts.search}
            hint={searchHint ?? texts.searchHint}
            defaultValue={fields.q}
            maxLength={100}
            enterKeyHint="search"
          />
        </div>
        <details className={styles.more}>
          <summary>
            {texts.title}
            {set > 0 && <span className={styles.count}>{texts.active(set)}</span>}
          </summary>
          <div className={styles.fields}>
            <SelectField
              name="type"
              label={texts.type}
              options={typeOptions()}
              defaultValue={fields.type}
            />
            <SelectField
              name="status"
              label={texts.status}
              options={statusOptions()}
              defaultValue={fields.status}
            />
            <TextField type="date" name="from" label={texts.from} defaultValue={fields.from} />
            <TextField
              type="date"
              name="to"
              label={texts.to}
              defaultValue={fields.to}
              error={problems.to}
            />
            <AmountField
              name="min"
              label={texts.least}
              currency={currency}
              defaultValue={fields.min}
              error={problems.min}
            />
            <AmountField
              name="max"
              label={texts.most}
              currency={currency}
              defaultValue={fields.max}
              error={problems.max}
            />
            <SelectField
              name="sort"
              label={texts.sort}
              options={sortOptions()}
              defaultValue={fields.sort || 'newest'}
            />
          </div>
        </details>
        <div className={styles.buttons}>
          <Button type="submit">
            <Icon icon={SearchIcon} />
            {texts.apply}
          </Button>
          <Link className={buttonClass('quiet')} to={path}>
            {texts.clear}
          </Link>
        </div>
      </Stack>
    </form>
  );
}
