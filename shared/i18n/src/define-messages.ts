import { pageLanguage, type Language } from './language';

/**
 * What a translation of `T` looks like: the same keys, lists of the same length, functions of the
 * same arguments; any words.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Translation<T[K]> };

type Translations<T> = Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ messages: Translation<T> }>>
>;

type Branch = Record<string, unknown>;
type Untranslated = { texts: object; translations: Translations<object> };

const waiting = new Set<Untranslated>();

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

/** Leaf by leaf, so that whoever holds a section of the texts has the new words, too. */
function replace(texts: Branch, others: Branch): void {
  for (const [key, other] of Object.entries(others)) {
    const text = texts[key];
    if (isBranch(text) && isBranch(other)) replace(text, other);
    else texts[key] = other;
  }
}

/**
 * A package's texts: the English ones, whose words `loadMessages` replaces in place. So a section may be
 * kept in a constant, but no single text may be read while a module loads (lint holds it).
 */
export function defineMessages<const T extends object>(
  english: T,
  translations: Translations<T>,
): Translation<T> {
  waiting.add({ texts: english, translations: translations as Translations<object> });
  return english as unknown as Translation<T>;
}

let report: (error: unknown) => void = () => {};

/** Who is to hear of texts that could not be loaded: the host, for the whole page. */
export function onLoadError(listener: (error: unknown) => void): void {
  report = listener;
}

async function load(entry: Untranslated, language: Exclude<Language, 'en'>): Promise<void> {
  try {
    const { messages } = await entry.translations[language]();
    replace(entry.texts as Branch, messages as Branch);
    waiting.delete(entry);
  } catch (error) {
    report(error);
  }
}

/**
 * Brings the page's language to every package that has registered so far; to be awaited before their
 * screens are first drawn. English asks for nothing. What cannot be loaded stays English, is told to
 * `onLoadError`, and is tried again by the next call. Never rejects.
 */
export async function loadMessages(): Promise<void> {
  const language = pageLanguage();
  if (language === 'en') return;
  await Promise.all([...waiting].map((entry) => load(entry, language)));
}
