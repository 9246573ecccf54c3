/** The result of parsing untrusted input: the value, or the problem in one sentence. */
export type ParseResult<T> = { ok: true; value: T } | { ok: false; problem: string };

/** Formats schema issues as one sentence, each with its path. */
export function describeIssues(
  issues: readonly { message: string; path?: readonly { key: unknown }[] | undefined }[],
): string {
  return issues
    .map(({ message, path }) => {
      const location = path?.map((step) => String(step.key)).join('.');
      return location ? `${location}: ${message}` : message;
    })
    .join('; ');
}
