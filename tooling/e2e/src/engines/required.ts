/** A variable that `npm run test:engines` passes to the specs. */
export function required(key: string): string {
  const value = process.env[key];
  if (!value) throw new Error(`${key} is not set: run these specs with npm run test:engines`);
  return value;
}
