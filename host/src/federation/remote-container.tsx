import type { Notify, RemoteModule, RemoteSummary, RemoteProps, Session } from '@bank/contracts';
import { useHref, useLocation } from '@bank/router';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { unsavedChanges } from '../unsaved-changes/unsaved-changes';
import { useSiteNavigator } from '../unsaved-changes/use-site-navigator';
import { loadVisitFiles } from './load-remote';
import { mountParcel } from './mount-parcel';
import { reportError } from './report-error';
import type { RemoteVersion } from './versions';

type Props = {
  remote: RemoteSummary;
  /** The version that `module` comes from. */
  version: RemoteVersion;
  module: RemoteModule;
  session: Session | null;
  notify: Notify;
  onCrash(error: unknown): void;
};

/** Counts mounts: each instance id must be unique on this page. */
let mounts = 0;

/** Mounts a loaded remote into its own container element, and keeps its props up to date. */
export function RemoteContainer({ remote, version, module, session, notify, onCrash }: Props) {
  const { entry } = version;
  const container = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const navigator = useSiteNavigator();
  const basename = useHref('/');

  const props = useMemo(
    () => ({ basename, location, navigator, session, notify, unsavedChanges }),
    [basename, location, navigator, session, notify],
  );
  const latestProps = useRef(props);
  const reported = useRef({ remote: remote.name, version: version.version, role: version.role });
  const update = useRef<() => void>(null);

  // A layout effect, because during a view transition the browser renders no frames.
  useLayoutEffect(() => {
    latestProps.current = props;
    update.current?.();
  }, [props]);

  useLayoutEffect(() => {
    if (!container.current) return;
    const controller = new AbortController();
    const instanceId = `remote-${(mounts += 1)}`;
    const remoteProps = (): RemoteProps => ({
      ...latestProps.current,
      instanceId,
      signal: controller.signal,
      reportError: (error, options) =>
        options?.fatal ? onCrash(error) : reportError(error, reported.current, 'error'),
    });
    const remote = mountParcel(module, container.current, remoteProps(), onCrash);
    update.current = () => remote.update(remoteProps());
    return () => {
      update.current = null;
      controller.abort();
      remote.unmount();
    };
  }, [module, onCrash]);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    loadVisitFiles().then(
      ({ saveFilesOfFirstScreen }) => saveFilesOfFirstScreen(element, remote, entry),
      reportError,
    );
  }, [remote, entry]);

  return (
    <div
      ref={container}
      data-remote={remote.name}
      data-version={version.version}
      data-role={version.role}
      data-owner={version.owner}
    />
  );
}
