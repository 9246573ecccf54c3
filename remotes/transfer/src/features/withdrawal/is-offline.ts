/**
 * Returns whether this device is offline. `navigator.onLine` looks at network interfaces, not at servers:
 * if it claims to be offline, ask the site itself. A false "online" shows up when the payment fails.
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
