/** The texts that the components themselves say; everything else comes from their callers. */
export const messages = {
  close: 'Close',
  copied: 'Copied',
  copyFailed: 'Could not copy. Please select the text and copy it.',
  hidePassword: 'Hide password',
  loading: 'Loading…',
  noMatches: 'No matches',
  optional: 'optional',
  showPassword: 'Show password',
} as const;
