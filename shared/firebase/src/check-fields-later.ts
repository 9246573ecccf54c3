import type { checkFields } from './check-fields';

/** As `checkFields`, whose code is loaded with the first document: for documents of a first screen. */
export function checkFieldsLater(...args: Parameters<typeof checkFields>): void {
  import('./check-fields').then(
    (loaded) => loaded.checkFields(...args),
    () => undefined,
  );
}
