import { Link, useNavigate } from '@bank/router';
import { Button, buttonClass, Icon } from '@bank/ui';
import { ArrowLeftIcon, ArrowRightIcon } from '@bank/ui/icons';
import { messages } from './messages';
import type { Cursor } from './cursor';
import { formatFilterParams, type FilterFields } from './filter-params';
import styles from './transactions.module.css';

type Props = {
  /** Path of the list. */
  path: string;
  fields: FilterFields;
  next: Cursor | null;
  /** `null` if unknown. */
  pageNumber: number | null;
  /** Whether the next page continues a text search. */
  isSearch: boolean;
};

const texts = messages.list;

/** Cursor pagination. Each page has its own URL; the previous page is the browser's Back. */
export function Pager({ path, fields, next, pageNumber, isSearch }: Props) {
  const navigate = useNavigate();
  if (!next && pageNumber === 1) return null;
  return (
    <nav aria-label={texts.pages} className={styles.pager}>
      {pageNumber === null && (
        <Link className={buttonClass('secondary')} to={`${path}${formatFilterParams(fields)}`}>
          {texts.first}
        </Link>
      )}
      {pageNumber !== null && pageNumber > 1 && (
        <Button variant="secondary" onClick={() => void navigate(-1)}>
          <Icon icon={ArrowLeftIcon} />
          {texts.previous}
        </Button>
      )}
      {next && (
        <Link
          className={`${buttonClass('secondary')} ${styles.next}`}
          to={`${path}${formatFilterParams(fields, next)}`}
          state={{ page: (pageNumber ?? 1) + 1 }}
        >
          {isSearch ? texts.further : texts.next}
          <Icon icon={ArrowRightIcon} />
        </Link>
      )}
    </nav>
  );
}
