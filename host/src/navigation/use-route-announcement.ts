import { useLocation } from '@bank/router';
import { useEffect } from 'react';
import { messages } from '../messages';
import { announce } from './announcer';
import { focusHeading } from './focus-heading';

/** The path whose arrival was told last; the browser tells of the first one by itself. */
let told: string | null = null;

/**
 * Says that the page has changed, as a browser does when it loads one: the tab's title, the focus at
 * the page's heading, and the title read out.
 */
export function useRouteAnnouncement(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = messages.pageTitle(title);
    const path = pathname.toLowerCase();
    const isFirst = told === null;
    const isSame = told === path;
    told = path;
    if (isFirst || isSame) return;
    window.scrollTo(0, 0);
    announce(title);
    const main = document.querySelector('main');
    return main ? focusHeading(main) : undefined;
  }, [title, pathname]);
}
