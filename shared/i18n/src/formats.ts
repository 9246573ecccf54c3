import { locale } from './language';

// Caches Intl formatters by locale: creating one is expensive.
function cachedByLocale<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  const formatters = new Map<string, Formatter>();
  return () => {
    const formatter = formatters.get(locale()) ?? make(locale());
    formatters.set(locale(), formatter);
    return formatter;
  };
}

/** Formats dates in the page's locale. Safe at module level: it reads the locale on use. */
export function dateFormat(options: Intl.DateTimeFormatOptions): { format(date: Date): string } {
  const formatter = cachedByLocale((tag) => new Intl.DateTimeFormat(tag, options));
  return { format: (date) => formatter().format(date) };
}

/** Formats numbers in the page's locale. Safe at module level: it reads the locale on use. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): {
  format(value: number): string;
} {
  const formatter = cachedByLocale((tag) => new Intl.NumberFormat(tag, options));
  return { format: (value) => formatter().format(value) };
}
