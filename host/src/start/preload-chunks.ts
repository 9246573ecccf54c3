import { isAuthPage } from '../auth-screens/auth-paths';
import { isSamePath } from '../navigation/same-path';
import { STATUS_PATH } from '../status/status-path';

function kindsFor(pathname: string, hasSession: boolean): string[] {
  if (!hasSession) return isAuthPage(pathname) ? ['door'] : [];
  // Every other page is a remote's, or leads to one.
  return isSamePath(STATUS_PATH, pathname) ? ['session'] : ['session', 'remotes'];
}

function filesOf(kind: string): string[] {
  const files = document.querySelector<HTMLMetaElement>(`meta[name="early:${kind}"]`)?.content;
  return files?.split(' ').filter(Boolean) ?? [];
}

/**
 * Asks for what the program is about to ask for, side by side with the program itself: at the door
 * the sign-in service, within a session also what the first screen is made of.
 */
export function preloadChunks(hasSession: boolean): void {
  for (const file of kindsFor(location.pathname, hasSession).flatMap(filesOf)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    document.head.append(link);
  }
}
