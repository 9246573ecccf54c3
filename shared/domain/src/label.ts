/** What a payment was for. Stored as these keys, in this order in lists; the security rules have the same. */
export const CATEGORIES = [
  'groceries',
  'eating_out',
  'transport',
  'housing',
  'bills',
  'health',
  'shopping',
  'leisure',
  'travel',
  'family',
  'income',
  'other',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** A customer's own label of a transaction, read from `labels/{transactionId}`. */
export type Label = { category: Category; note: string; tags: readonly string[] };

/** Characters of a note and of a tag, and the number of tags; the security rules enforce the same. */
export const LABEL_LIMITS = { note: 200, tag: 24, tags: 5 } as const;

export type TagProblem = 'too-many-tags' | 'tag-too-long';

/**
 * Reads tags separated by commas: trimmed, in lower case, without a leading `#`, each once. Empty ones are left
 * out.
 */
export function readTags(typed: string): string[] {
  const tags = typed
    .split(/[,;\n]/)
    .map((tag) => tag.trim().replace(/^#+/, '').replace(/\s+/g, ' ').trim().toLowerCase());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** The first problem of tags read by `readTags`; `null` if they can be saved. */
export function checkTags(tags: readonly string[]): TagProblem | null {
  if (tags.some((tag) => tag.length > LABEL_LIMITS.tag)) return 'tag-too-long';
  return tags.length > LABEL_LIMITS.tags ? 'too-many-tags' : null;
}

/** The month of a time in UTC, such as '2026-11', by which labels are added up. */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}
