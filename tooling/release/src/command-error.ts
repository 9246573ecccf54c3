/**
 * An expected error that stops a command: a message, and the remedy that the user can apply.
 * Any other error is a defect and is printed with its stack.
 */
export class CommandError extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.name = 'CommandError';
    this.remedy = remedy;
  }
}
