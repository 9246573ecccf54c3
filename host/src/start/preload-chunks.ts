import { isAuthPage } from '../auth-screens/auth-paths';
import { isSamePath } from '../navigation/same-path';
import { STATUS_PATH } from '../status/status-path';

function kindsFor(pathname: string, hasSession: boolean): string[] {
  // The chunks of a screen are listed under its path.
  if (!hasSession) return isAuthPage(pathname) ? ['auth', pathname] : [];
  // Every other page belongs to a remote or redirects to one.
  return isSamePath(STATUS_PATH, pathname) ? ['session'] : ['session', 'remotes'];
}

function filesOf(kind: string): string[] {
  const files = document.querySelector<HTMLMetaElement>(`meta[name="early:${kind}" i]`)?.content;
  return files?.split(' ').filter(Boolean) ?? [];
}

/**
 * Preloads chunks in parallel with the app's scripts: Firebase Auth and the screen on auth pages, and with a
 * session also the chunks of the first screen.
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

/**
 * Prefetches the app for an auth page into the HTTP cache once the page has loaded: the app starts on the first
 * interaction. Not with `<link rel="prefetch">`, which Safari ignores and the policy's `default-src` blocks in
 * Firefox.
 */
export function prefetchApp(scripts: readonly string[]): void {
  const files = [...scripts, ...kindsFor(location.pathname, false).flatMap(filesOf)];
  window.addEventListener('load', () => {
    for (const file of files) fetch(file, { priority: 'low' }).catch(() => undefined);
  });
}
