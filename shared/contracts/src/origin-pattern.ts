/**
 * Whether an origin (`https://savings.apps.example`) matches a source of a Content-Security-Policy: an
 * origin, or one with `*` as its subdomain (`https://*.apps.example`) or its port (`http://localhost:*`).
 */
export function matchesOrigin(origin: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return origin === pattern;
  return (
    origin.length > start.length + end.length && origin.startsWith(start) && origin.endsWith(end)
  );
}
