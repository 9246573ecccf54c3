import { locale } from './language';

/** Selects the plural form for `count` in the page's language: `1 second`, `2 seconds`; in French also `0 seconde`. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(locale()).select(count) === 'one' ? forms.one : forms.other;
}
