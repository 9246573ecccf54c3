import { TextField, type TextFieldProps } from './text-field';

type Props = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix'> & {
  /** Three-letter code, shown before the figure. */
  currency?: string | undefined;
};

/**
 * A sum of money as the person types it. It is text on purpose: a number input drops what it cannot
 * read and differs by locale. Read the value with `parseAmount` of the domain.
 */
export function AmountField({ currency, ...props }: Props) {
  return (
    <TextField autoComplete="off" {...props} type="text" inputMode="decimal" prefix={currency} />
  );
}
