/**
 * Something that stops a command and that a person can put right: what is wrong, and the one thing
 * to do about it. Anything else that is thrown is a defect and shows its stack.
 */
export class CommandError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.name = 'CommandError';
    this.remedy = remedy;
  }
}
