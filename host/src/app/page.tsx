import type { ReactNode } from 'react';
import { useRouteAnnouncement } from '../navigation/use-route-announcement';

/** One page of the site: arriving at it changes the tab's title and is read out. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  useRouteAnnouncement(title);
  return children;
}
