import { accountNumberKind, groupAccountNumber } from '@bank/domain';
import { TextField } from '@bank/ui';
import { useEffect, useState, type ComponentProps } from 'react';
import { messages } from '../../messages';
import type { hasValidCheckDigits } from './check-digits';
import styles from './withdrawal.module.css';

type Props = ComponentProps<typeof TextField> & { value: string };
type Check = typeof hasValidCheckDigits;

const texts = messages.withdrawal;

/**
 * An account number, repeated in groups while typing if it is an IBAN or a card number. After typing, warns
 * about wrong check digits; only a warning, because other account numbers may look the same.
 */
export function AccountNumberField(props: Props) {
  const { value } = props;
  const kind = accountNumberKind(value);
  const [left, setLeft] = useState('');
  const [check, setCheck] = useState<Check>();
  const needsCheck = kind !== null && !check;

  // Loaded lazily: most numbers have no check digits.
  useEffect(() => {
    if (!needsCheck) return;
    import('./check-digits').then(
      ({ hasValidCheckDigits }) => setCheck(() => hasValidCheckDigits),
      () => {}, // There is only no warning.
    );
  }, [needsCheck]);

  const isSuspicious = kind !== null && left === value && check?.(kind, value) === false;
  return (
    <TextField
      {...props}
      hint={
        kind && (
          <>
            <bdi className={styles.grouped}>{groupAccountNumber(value)}</bdi>
            {isSuspicious && (
              <span className={styles.warning} role="status">
                {texts.suspicious[kind]}
              </span>
            )}
          </>
        )
      }
      onBlur={() => setLeft(value)}
    />
  );
}
