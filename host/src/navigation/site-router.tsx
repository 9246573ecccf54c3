import { createBrowserHistory, Router } from '@bank/router';
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { startPageTransition } from './page-transition';
import './page-transition.css';

/**
 * The site's router on the browser's history: React Router's BrowserRouter with view transitions for all
 * navigations, including those of remotes.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setUpdate] = useState({
    action: history.action,
    location: history.location,
  });

  useLayoutEffect(() => {
    let shown = history.location.pathname;
    return history.listen((update) => {
      const previous = shown;
      shown = update.location.pathname;
      // A React transition keeps the previous screen until a lazy one has loaded.
      const show = () => startTransition(() => setUpdate(update));
      if (previous === shown) show();
      else startPageTransition(previous, shown, show);
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
