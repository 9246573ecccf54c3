import { isDoor } from '../auth-screens/doors';

/**
 * Asks for what the program is about to ask for, side by side with the program itself: at the door
 * the sign-in service, within a session also what the first screen is made of.
 */
export function askEarly(hasSession: boolean): void {
  const kind = hasSession ? 'session' : 'door';
  if (!hasSession && !isDoor(location.pathname)) return;
  const files = document.querySelector<HTMLMetaElement>(`meta[name="early:${kind}"]`)?.content;
  for (const file of files?.split(' ').filter(Boolean) ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    document.head.append(link);
  }
}
