import { isAuthPage } from '../auth-screens/auth-paths';
import { isSamePath } from '../navigation/same-path';
import { STATUS_PATH } from '../status/status-path';

function kindsFor(pathname: string, hasSession: boolean): string[] {
  if (!hasSession) return isAuthPage(pathname) ? ['auth', 'authScreen'] : [];
  // Every other page belongs to a remote or redirects to one.
  return isSamePath(STATUS_PATH, pathname) ? ['session'] : ['session', 'remotes'];
}

function filesOf(kind: string): string[] {
  const files = document.querySelector<HTMLMetaElement>(`meta[name="early:${kind}"]`)?.content;
  return files?.split(' ').filter(Boolean) ?? [];
}

function addHint(rel: 'preload' | 'prefetch', file: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = file;
  document.head.append(link);
}

/**
 * Preloads chunks in parallel with the app's scripts: Firebase Auth and the screen on auth pages, and with a
 * session also the chunks of the first screen.
 */
export function preloadChunks(hasSession: boolean): void {
  for (const file of kindsFor(location.pathname, hasSession).flatMap(filesOf)) {
    addHint('preload', file);
  }
}

/** Prefetches the app for an auth page, once the page has loaded: the app starts on the first interaction. */
export function prefetchApp(script: string): void {
  for (const file of [script, ...kindsFor(location.pathname, false).flatMap(filesOf)]) {
    addHint('prefetch', file);
  }
}
