const MAX_FRAMES = 8;
const MAX_CHARACTERS = 1500;

/**
 * Removes possible personal data from an error message: email addresses, numbers of three digits or more,
 * the paths of URLs, and quoted texts other than a single identifier.
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

/** Returns the frames of a stack: function, file name, line and column in the built file. */
function frames(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) =>
      /^\s*(?:at\s+)?(?:(.*?)[\s@(]+)?https?:\/\/[^\s)]*?\/([^/\s?):]+)(?:\?[^:\s]*)?:(\d+):(\d+)/.exec(
        line,
      ),
    )
    .filter((match) => match !== null)
    .slice(0, MAX_FRAMES)
    .map(([, name = '', file, line, column]) => `${name} ${file}:${line}:${column}`.trim());
}

/** Describes an error for a report: its name, scrubbed message and stack frames. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { name, message, stack = '' } = error;
  const head = `${name}: ${scrubMessage(message)}`;
  return [head, ...frames(stack)].join('\n').slice(0, MAX_CHARACTERS);
}
