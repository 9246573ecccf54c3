import { createBrowserHistory, Router } from '@bank/router';
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { blendPages } from './blend-pages';
import './blend-pages.css';

/**
 * The router of the whole site, on the browser's history. It is React Router's BrowserRouter but for
 * one thing: pages blend into each other, whoever asked for the move, as the remotes' links do too.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({
    action: history.action,
    location: history.location,
  });

  useLayoutEffect(() => {
    let shown = history.location.pathname;
    return history.listen((place) => {
      const left = shown;
      shown = place.location.pathname;
      // A screen that is still on its way leaves the one before standing, instead of a hole.
      const show = () => startTransition(() => setPlace(place));
      if (left === shown) show();
      else blendPages(left, shown, show);
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
