import * as v from 'valibot';
import { describeIssues, type Outcome } from './outcome';

/** By the English text: the same in another language. */
export const Texts = v.record(
  v.string(),
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
);

const TextsSchema = v.object({
  document: v.literal('texts'),
  language: v.string(),
  remotes: v.record(v.string(), Texts),
});

/** By remote, by English text: titles, descriptions and labels in one other language. */
export type SiteTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the remotes say in another language than English, beside the index. */
export function textsFile(language: string): string {
  return `texts.${language}.json`;
}

/** Reads what the remotes say in `language`. */
export function parseSiteTexts(input: unknown, language: string): Outcome<SiteTexts> {
  const texts = v.safeParse(TextsSchema, input);
  if (!texts.success) return { ok: false, problem: describeIssues(texts.issues) };
  return texts.output.language === language
    ? { ok: true, value: texts.output.remotes }
    : { ok: false, problem: `it is in ${texts.output.language}` };
}
