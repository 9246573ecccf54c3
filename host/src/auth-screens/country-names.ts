import { locale, presentLanguage } from '@bank/i18n';

type Country = { code: string; name: string; currency: string };

/** The countries under their names in the page's language, in its order. English keeps the list's own names. */
export function inPageLanguage(countries: readonly Country[]): readonly Country[] {
  if (presentLanguage() === 'en') return countries;
  const names = new Intl.DisplayNames(locale(), { type: 'region' });
  const { compare } = new Intl.Collator(locale());
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.name }))
    .sort((a, b) => compare(a.name, b.name));
}
