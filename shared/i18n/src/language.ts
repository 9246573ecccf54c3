/** The languages that the site speaks, each under its own name. English comes first: it is the fallback. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof LANGUAGES;

const KEY = 'bank.language';

function isLanguage(value: string | null): value is Language {
  return value !== null && Object.hasOwn(LANGUAGES, value);
}

/** The language of a tag such as `de-AT`; none for one that the site does not speak, or that is no tag. */
function languageOf(tag: string): Language | undefined {
  try {
    const { language } = new Intl.Locale(tag);
    return isLanguage(language) ? language : undefined;
  } catch {
    // Some browsers say such things as `en-US@posix`, which Intl would refuse later.
    return undefined;
  }
}

function storedLanguage(): Language | undefined {
  try {
    const stored = window.localStorage.getItem(KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    // A browser that allows no storage remembers no choice.
    return undefined;
  }
}

/** What was chosen on this device, else the browser's first language that the site speaks, else English. */
export function preferredLanguage(): Language {
  const [preferred] = navigator.languages.flatMap((tag) => languageOf(tag) ?? []);
  return storedLanguage() ?? preferred ?? 'en';
}

/** Keeps the choice on this device. Texts stand in their places already: it holds from the next load on. */
export function chooseLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Without storage the browser's own languages decide, as before.
  }
}

/**
 * Tells the page its language, once, before anything is rendered: `<html lang>` becomes the browser's
 * own variant of it (`de-AT`) where there is one, since the same words go with other dates and amounts.
 */
export function setPageLanguage(): void {
  const language = preferredLanguage();
  const variant = navigator.languages.find((tag) => languageOf(tag) === language);
  document.documentElement.lang = variant ?? language;
}

/** The person's locale, for everything of Intl. To be asked when it is needed, never while a module loads. */
export function locale(): string {
  // Not every test of a request has a page.
  return globalThis.document?.documentElement.lang || 'en';
}

/** The language of the page as it stands, whatever has been chosen since. */
export function pageLanguage(): Language {
  return languageOf(locale()) ?? 'en';
}
