import { useEffect, type ReactNode } from 'react';
import { updateDocumentHead, type DocumentHead } from '../navigation/document-head';
import { useRouteAnnouncement } from '../navigation/use-route-announcement';
import { useSessionState } from '../session/session-context';

type Props = Omit<DocumentHead, 'isPersonal'> & { title: string; children: ReactNode };

/** A page of the site: sets the title and the document head, and announces the navigation. */
export function Page({ title, description, canonicalPath, children }: Props) {
  const isPersonal = useSessionState().session !== null;
  useRouteAnnouncement(title);
  useEffect(
    () => updateDocumentHead({ description, canonicalPath, isPersonal }),
    [description, canonicalPath, isPersonal],
  );
  return children;
}
