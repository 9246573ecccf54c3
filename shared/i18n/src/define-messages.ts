import { pageLanguage, type Language } from './language';

/** The type of a translation of `T`: the same keys, tuple lengths and function parameters; any text. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Translation<T[K]> };

type Translations<T> = Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ messages: Translation<T> }>>
>;

type Section = Record<string, unknown>;
type Bundle = { messages: object; translations: Translations<object> };

/** The language of each bundle's messages. */
const bundles = new Map<Bundle, Language>();

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null;
}

/** Replaces leaf by leaf, so that references to a section also see the translation. */
function replace(target: Section, source: Section): void {
  for (const [key, translation] of Object.entries(source)) {
    const current = target[key];
    if (isSection(current) && isSection(translation)) replace(current, translation);
    else target[key] = translation;
  }
}

/**
 * Registers a package's messages. Returns the English object, which `loadMessages` translates in place:
 * a module may keep a section in a constant, but must not read a single message at module level (a lint
 * rule checks this).
 */
export function defineMessages<const T extends object>(
  english: T,
  translations: Translations<T>,
): Translation<T> {
  bundles.set({ messages: english, translations: translations as Translations<object> }, 'en');
  return english as unknown as Translation<T>;
}

let reportLoadError: (error: unknown) => void = () => {};

/** Sets the page's handler for translations that failed to load. The host calls it once. */
export function onLoadError(listener: (error: unknown) => void): void {
  reportLoadError = listener;
}

async function load(bundle: Bundle, language: Exclude<Language, 'en'>): Promise<void> {
  try {
    const { messages } = await bundle.translations[language]();
    replace(bundle.messages as Section, messages as Section);
    bundles.set(bundle, language);
  } catch (error) {
    reportLoadError(error);
  }
}

/**
 * Loads the page language's translations of all registered messages; await it before their screens
 * first render. English loads nothing. On failure the messages stay English (fallback), `onLoadError`
 * is called, and the next call retries. Never rejects.
 */
export async function loadMessages(): Promise<void> {
  const language = pageLanguage();
  if (language === 'en') return;
  const pending = [...bundles].filter(([, loaded]) => loaded !== language);
  await Promise.all(pending.map(([bundle]) => load(bundle, language)));
}
