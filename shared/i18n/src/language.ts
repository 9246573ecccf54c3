/** The supported languages with their own names. English is the fallback. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

const KEY = 'bank.language';

function isLanguage(value: string | null): value is Language {
  return value !== null && Object.hasOwn(LANGUAGES, value);
}

/** The language of a tag such as `de-AT`; `undefined` if it is unsupported or malformed. */
function languageOf(tag: string): Language | undefined {
  try {
    const { language } = new Intl.Locale(tag);
    return isLanguage(language) ? language : undefined;
  } catch {
    // Some browsers report malformed tags such as `en-US@posix`.
    return undefined;
  }
}

function storedLanguage(): Language | undefined {
  try {
    const stored = window.localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    // Storage may be blocked.
    return undefined;
  }
}

/** The stored choice, or else the browser's first supported language, or else English. */
export function preferredLanguage(): Language {
  const [preferred] = navigator.languages.flatMap((tag) => languageOf(tag) ?? []);
  return storedLanguage() ?? preferred ?? 'en';
}

/** Stores the choice on this device. It takes effect at the next page load. */
export function chooseLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Storage may be blocked; the browser's languages then decide.
  }
}

/**
 * Sets `<html lang>` once, before the first render. It prefers the browser's regional variant (`de-AT`),
 * which determines the format of dates and amounts.
 */
export function setPageLanguage(): void {
  const language = preferredLanguage();
  const variant = navigator.languages.find((tag) => languageOf(tag) === language);
  document.documentElement.lang = variant ?? language;
}

/** The user's locale for Intl. Do not call it at module level: it is not known yet. */
export function locale(): string {
  // Tests in Node have no document.
  return globalThis.document?.documentElement.lang || 'en';
}

/** The language that this page was loaded in, even if the user has chosen another since. */
export function pageLanguage(): Language {
  return languageOf(locale()) ?? 'en';
}
