/** The result of reading something that came from outside: the value, or what is wrong with it in one sentence. */
export type ParseResult<T> = { ok: true; value: T } | { ok: false; problem: string };

/** Renders a schema's issues as one sentence, each with the path at which it occurred. */
export function describeIssues(
  issues: readonly { message: string; path?: readonly { key: unknown }[] | undefined }[],
): string {
  return issues
    .map(({ message, path }) => {
      const place = path?.map((step) => String(step.key)).join('.');
      return place ? `${place}: ${message}` : message;
    })
    .join('; ');
}
