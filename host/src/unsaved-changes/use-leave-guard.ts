import { useNavigate } from '@bank/router';
import { useEffect, useLayoutEffect } from 'react';
import { requestLeave } from './leave-request';
import { hasUnsavedChanges, onUnsavedChanges } from './unsaved-changes';

/** The index of the current history entry, which React Router stores in the history state. */
function historyIndex(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}

/** The browser's confirmation on closing the tab. Attached only while needed: it disables the back/forward cache. */
function useUnloadGuard() {
  useEffect(() => {
    const stop = (event: BeforeUnloadEvent) => event.preventDefault();
    const sync = () => {
      window.removeEventListener('beforeunload', stop);
      if (hasUnsavedChanges()) window.addEventListener('beforeunload', stop);
    };
    const unsubscribe = onUnsavedChanges(sync);
    return () => {
      unsubscribe();
      window.removeEventListener('beforeunload', stop);
    };
  }, []);
}

/** Guards clicks on internal links, of the host and of remotes. */
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
 * Guards back and forward. `popstate` fires after the navigation, so it is undone before the router sees
 * it, and repeated after confirmation. Listeners on `window` run in the order of registration, and a
 * layout effect below the router registers before the router's.
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
    const updateIndex = () => {
      if (!undoing) index = historyIndex();
    };
    const unsubscribe = onUnsavedChanges(updateIndex);
    window.addEventListener('popstate', onPopState);
    return () => {
      unsubscribe();
      window.removeEventListener('popstate', onPopState);
    };
  }, []);
}

/** Guards unsaved changes against links, back and forward, and closing the tab. */
export function useLeaveGuard(): void {
  useUnloadGuard();
  useLinkGuard();
  useHistoryGuard();
}
