import type { Notify, RemoteModule, RemoteOutline, RemoteProps, Session } from '@bank/contracts';
import { useHref, useLocation } from '@bank/router';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { unsavedChanges } from '../unsaved-changes/unsaved-changes';
import { useSiteNavigator } from '../unsaved-changes/use-site-navigator';
import { loadFileMemory } from './load-remote';
import { mountParcel } from './mount-parcel';
import { reportError } from './report-error';
import type { Candidate } from './versions';

type Props = {
  remote: RemoteOutline;
  /** The version that `module` comes from. */
  version: Candidate;
  module: RemoteModule;
  session: Session | null;
  notify: Notify;
  onCrash(error: unknown): void;
};

/** Counts mounts: each needs a name that no other mount on this page ever had. */
let mounts = 0;

/** Mounts a loaded remote into a box of its own, and keeps its props up to date. */
export function RemoteBox({ remote, version, module, session, notify, onCrash }: Props) {
  const { entry } = version;
  const box = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const navigator = useSiteNavigator();
  const basename = useHref('/');

  const props = useMemo(
    () => ({ basename, location, navigator, session, notify, unsavedChanges }),
    [basename, location, navigator, session, notify],
  );
  const newest = useRef(props);
  const of = useRef({ remote: remote.name, version: version.version, role: version.role });
  const update = useRef<() => void>(null);

  // Before the next frame: where pages blend, all frames wait for the page.
  useLayoutEffect(() => {
    newest.current = props;
    update.current?.();
  }, [props]);

  useLayoutEffect(() => {
    if (!box.current) return;
    const controller = new AbortController();
    const instanceId = `remote-${(mounts += 1)}`;
    const complete = (): RemoteProps => ({
      ...newest.current,
      instanceId,
      signal: controller.signal,
      reportError: (error, options) =>
        options?.fatal ? onCrash(error) : reportError(error, of.current, 'error'),
    });
    const remote = mountParcel(module, box.current, complete(), onCrash);
    update.current = () => remote.update(complete());
    return () => {
      update.current = null;
      controller.abort();
      remote.unmount();
    };
  }, [module, onCrash]);

  useEffect(() => {
    const place = box.current;
    if (place) loadFileMemory().then((files) => files.remember(place, remote, entry), reportError);
  }, [remote, entry]);

  return (
    <div
      ref={box}
      data-remote={remote.name}
      data-version={version.version}
      data-role={version.role}
      data-owner={version.owner}
    />
  );
}
