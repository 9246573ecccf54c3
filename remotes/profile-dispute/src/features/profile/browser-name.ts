// In this order: most browsers name those that they are compatible with, too.
const NAMES = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' };

/** The browser's name as people know it; `undefined` for a rare one. */
export function browserName(userAgent: string): string | undefined {
  return Object.entries(NAMES).find(([token]) => userAgent.includes(`${token}/`))?.[1];
}
