// In this order: most browsers also name those that they are compatible with.
const NAMES = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' };

/** The common name of the browser; `undefined` for a rare one. */
export function browserName(userAgent: string): string | undefined {
  return Object.entries(NAMES).find(([token]) => userAgent.includes(`${token}/`))?.[1];
}
