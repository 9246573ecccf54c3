import { useNavigate } from '@bank/router';
import { useEffect, useLayoutEffect } from 'react';
import { requestLeave } from './leave-request';
import { hasUnsavedChanges, onUnsavedChanges } from './unsaved-changes';

/** Where the browser's history stands: React Router numbers its entries. */
function historyIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

/** The browser's own question on closing the tab; attached only while needed, as it costs the back-forward cache. */
function useUnloadGuard() {
  useEffect(() => {
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    const sync = () => {
      window.removeEventListener('beforeunload', stop);
      if (hasUnsavedChanges()) window.addEventListener('beforeunload', stop);
    };
    const off = onUnsavedChanges(sync);
    return () => {
      off();
      window.removeEventListener('beforeunload', stop);
    };
  }, []);
}

/** Clicks on links inside the site, the host's and the remotes' alike. */
function useLinkGuard() {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!hasUnsavedChanges() || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return;
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin !== window.location.origin || pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      requestLeave(() => void navigate(pathname + search + hash));
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
}

/**
 * Back and forward: the browser has already moved when it tells. The move is taken back before the
 * router hears of it, and made again when the person agrees. The window's own events reach listeners in
 * the order in which they came, capturing or not: a layout effect below the router comes before its own.
 */
function useHistoryGuard() {
  useLayoutEffect(() => {
    let index = historyIndex();
    let pending = 0;
    let undoing = false;
    const onPopState = (event: PopStateEvent) => {
      const delta = historyIndex() - index;
      if (undoing) {
        undoing = false;
        event.stopImmediatePropagation();
        requestLeave(() => window.history.go(pending));
        return;
      }
      if (hasUnsavedChanges() && delta !== 0) {
        event.stopImmediatePropagation();
        undoing = true;
        pending = delta;
        window.history.go(-delta);
        return;
      }
      index = historyIndex();
    };
    const remember = () => {
      if (!undoing) index = historyIndex();
    };
    const off = onUnsavedChanges(remember);
    window.addEventListener('popstate', onPopState);
    return () => {
      off();
      window.removeEventListener('popstate', onPopState);
    };
  }, []);
}

/** Keeps people from losing what they typed, by whichever way they leave. */
export function useLeaveGuard(): void {
  useUnloadGuard();
  useLinkGuard();
  useHistoryGuard();
}
