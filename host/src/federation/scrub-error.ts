const MOST_FRAMES = 8;
const MOST_CHARACTERS = 1500;

/**
 * An error's message without what may be about a person: email addresses, numbers of three digits or more,
 * addresses with their paths, and quoted texts other than a single identifier.
 */
export function scrubMessage(message: string): string {
  return message
    .replace(/https?:\/\/([^\s/"')]+)[^\s"')]*/g, '<$1>')
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '<email>')
    .replace(
      /(["'“„«`])([^"'”“»`]*)(["'”“»`])/g,
      (quoted, open: string, text: string, close: string) =>
        /^[A-Za-z_$][\w.$-]{0,40}$/.test(text) ? quoted : `${open}…${close}`,
    )
    .replace(/\d[\d.,\s]*\d{2}|\d{3,}/g, '<n>')
    .slice(0, 300);
}

/** The frames of a stack: function, file without its address, line and column in the built file. */
function frames(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) =>
      /^\s*(?:at\s+)?(?:(.*?)[\s@(]+)?https?:\/\/[^\s)]*?\/([^/\s?):]+)(?:\?[^:\s]*)?:(\d+):(\d+)/.exec(
        line,
      ),
    )
    .filter((match) => match !== null)
    .slice(0, MOST_FRAMES)
    .map(([, name = '', file, line, column]) => `${name} ${file}:${line}:${column}`.trim());
}

/** What a report says of an error: its name, its scrubbed message, and where it was thrown. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { name, message, stack = '' } = error;
  const head = `${name}: ${scrubMessage(message)}`;
  return [head, ...frames(stack)].join('\n').slice(0, MOST_CHARACTERS);
}
