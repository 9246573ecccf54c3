import { useEffect, type ReactNode } from 'react';
import { tellPageFacts, type PageFacts } from '../navigation/page-facts';
import { useRouteAnnouncement } from '../navigation/use-route-announcement';
import { useSessionState } from '../session/session-context';

type Props = Omit<PageFacts, 'isPersonal'> & { title: string; children: ReactNode };

/** One page of the site: arriving at it changes the tab's title and the head, and is read out. */
export function Page({ title, description, listedAs, children }: Props) {
  const state = useSessionState();
  const isPersonal = state.status === 'ready' && state.session !== null;
  useRouteAnnouncement(title);
  useEffect(
    () => tellPageFacts({ description, listedAs, isPersonal }),
    [description, listedAs, isPersonal],
  );
  return children;
}
