/** The emulator's verdict on one `allow`: "false for 'update' @ L12", or an error. */
export type Verdict = { text: string; op: string; line: number };

const VERDICT = /(?<text>[^]*?) for '(?<op>\w+)' @ L(?<line>\d+)(?:, |$)/g;

/**
 * The first pass of the rules engine reads no stored documents, and marks the expressions that it must
 * evaluate again. The second pass, at the end of the message, is final.
 */
function isUndecided({ text }: Verdict): boolean {
  return text.startsWith('evaluation error at ');
}

/** Parses the verdicts in the message of a denial. */
export function verdictsIn(message: string): Verdict[] {
  const text = message.replace(/^.*PERMISSION_DENIED:/, '').trim();
  return [...text.matchAll(VERDICT)]
    .map(({ groups }) => ({
      text: groups?.['text']?.trim() ?? '',
      op: groups?.['op'] ?? '',
      line: Number(groups?.['line']),
    }))
    .filter((verdict) => !isUndecided(verdict));
}

/** Returns a verdict that is an error: a failed expression, or a limit of the rules engine. */
export function crashAmong(verdicts: readonly Verdict[]): Verdict | undefined {
  return verdicts.find(({ text }) => text !== 'false');
}
