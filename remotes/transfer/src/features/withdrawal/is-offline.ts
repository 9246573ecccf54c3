/**
 * Whether this device reaches nothing. A browser that calls itself online may be wrong, which the
 * payment then finds out; one that calls itself offline may be wrong, too (it looks at network cards,
 * not at servers), so the site itself is asked.
 */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    await fetch(location.origin, { method: 'HEAD', cache: 'no-store' });
    return false;
  } catch {
    return true;
  }
}
