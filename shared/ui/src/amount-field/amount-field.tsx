import { isZeroDecimal } from '@bank/domain';
import { TextField, type TextFieldProps } from '../text-field';

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix'> & {
  /** Currency code, shown before the input. */
  currency?: string | undefined;
};

/**
 * A text input for an amount. A number input would drop invalid text and depend on the locale; parse the
 * value with `parseAmountIn` of @bank/domain.
 */
export function AmountField({ currency, ...props }: Props) {
  const inputMode = currency && isZeroDecimal(currency) ? 'numeric' : 'decimal';
  return (
    <TextField autoComplete="off" {...props} type="text" inputMode={inputMode} prefix={currency} />
  );
}
