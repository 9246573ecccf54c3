import { Button } from '@bank/ui';
import { messages } from '../../messages';
import styles from './pages.module.css';

type Props = {
  label: string;
  number: number;
  onPrevious: () => void;
  /** `null` on the last page. */
  onNext: (() => void) | null;
};

const texts = messages.pages;

/** Cursor pagination: links to the previous and the next page. Hidden if there is one page. */
export function Pages({ label, number, onPrevious, onNext }: Props) {
  if (number === 1 && !onNext) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <Button variant="secondary" disabled={number === 1} onClick={onPrevious}>
        {texts.previous}
      </Button>
      <span aria-current="page">{texts.page(number)}</span>
      <Button variant="secondary" disabled={onNext === null} onClick={() => onNext?.()}>
        {texts.next}
      </Button>
    </nav>
  );
}
