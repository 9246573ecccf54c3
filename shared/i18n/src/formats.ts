import { locale } from './language';

// Making a formatter costs far more than using it: each is made once, when the locale is known.
function once<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const formatter = made.get(locale()) ?? make(locale());
    made.set(locale(), formatter);
    return formatter;
  };
}

/** Writes dates as the page's locale does. May stand in a constant: the locale is asked for on use. */
export function dateFormat(options: Intl.DateTimeFormatOptions): { format(date: Date): string } {
  const formatter = once((tag) => new Intl.DateTimeFormat(tag, options));
  return { format: (date) => formatter().format(date) };
}

/** Writes numbers as the page's locale does. May stand in a constant: the locale is asked for on use. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): {
  format(value: number): string;
} {
  const formatter = once((tag) => new Intl.NumberFormat(tag, options));
  return { format: (value) => formatter().format(value) };
}
