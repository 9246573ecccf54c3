import { useLocation } from '@bank/router';
import { useEffect } from 'react';
import { messages } from '../messages';
import { announce } from './announcer';
import { focusHeading } from './focus-heading';

/** The path that was announced last. The browser itself announces the first page. */
let announcedPath: string | null = null;

/**
 * Announces a client-side navigation as a browser announces a page load: sets the tab's title, moves the
 * focus to the page's heading and announces the title to screen readers.
 */
export function useRouteAnnouncement(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = messages.pageTitle(title);
    const path = pathname.toLowerCase();
    const isFirst = announcedPath === null;
    const isSame = announcedPath === path;
    announcedPath = path;
    if (isFirst || isSame) return;
    window.scrollTo(0, 0);
    announce(title);
    const main = document.querySelector('main');
    return main ? focusHeading(main) : undefined;
  }, [title, pathname]);
}
