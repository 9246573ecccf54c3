import { locale, pageLanguage } from '@bank/i18n';
import type { Country } from './countries';

/** Translates and sorts the country names for the page's language. English keeps the list's own names. */
export function localizeCountries(countries: readonly Country[]): readonly Country[] {
  if (pageLanguage() === 'en') return countries;
  const names = new Intl.DisplayNames(locale(), { type: 'region' });
  const { compare } = new Intl.Collator(locale());
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.name }))
    .sort((a, b) => compare(a.name, b.name));
}
