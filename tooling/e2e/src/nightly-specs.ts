/** The specs that these variables leave to the nightly run, because they take minutes. */
export function nightlySpecs(env: Readonly<Record<string, string | undefined>>): RegExp[] {
  return [
    // What is spoken between two states of a button depends on the time that a request takes.
    ...(env['BANK_LANGUAGES'] === 'all'
      ? []
      : [/\/accessibility\/states\.spec\.ts$/, /\/speech\.spec\.ts$/]),
    ...(env['BANK_FAULTS'] === 'all' ? [] : [/\/backend-faults\.spec\.ts$/]),
    ...(env['BANK_SOAK'] ? [] : [/\/soak\.spec\.ts$/]),
    ...(env['BANK_DEFECTS'] ? [] : [/\/seeded-defects\.spec\.ts$/]),
  ];
}
