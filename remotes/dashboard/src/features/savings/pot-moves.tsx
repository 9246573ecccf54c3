import { dateFormat } from '@bank/i18n';
import { Amount, Notice, Skeleton } from '@bank/ui';
import { usePotMoves } from '../../api/pots';
import { messages } from './messages';
import styles from './savings.module.css';

type Props = { uid: string; potId: string; currency: string };

const texts = messages.moves;
const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The latest moves of one pot. */
export function PotMoves({ uid, potId, currency }: Props) {
  const moves = usePotMoves(uid, potId);
  if (moves.status === 'loading') return <Skeleton lines={2} />;
  if (moves.status === 'error') {
    return (
      <Notice tone="danger" role="alert">
        {texts.failed}
      </Notice>
    );
  }
  if (moves.value.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className={styles.moves}>
      {moves.value.map(({ id, amount, date }) => (
        <li key={id} className={styles.move}>
          <span>{amount > 0 ? texts.in : texts.out}</span>
          <span className={styles.date}>{date ? when.format(date) : texts.now}</span>
          <Amount cents={amount} currency={currency} signed />
        </li>
      ))}
    </ul>
  );
}
