import type { Notify, RemoteProps, SiteLocation } from '@bank/contracts';
import { RemoteContext } from '@bank/remote-kit';
import { Router } from '@bank/router';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useSyncExternalStore, type ComponentType } from 'react';
import { aSession } from './builders';
import { createMemorySite } from './memory-site';

type Options = {
  /** The initial URL: path, optionally with query and hash. */
  route?: string;
} & Partial<Omit<RemoteProps, 'location' | 'navigator'>>;

/** A toast that the remote showed. */
type Notification = { tone: keyof Notify; text: string; duration?: number };

type RenderedRemote = {
  /** Simulates the user's input. */
  user: UserEvent;
  /** All toasts so far, in order. */
  notifications: Notification[];
  /** All errors reported to the host. */
  reported: unknown[];
  /** The current location. */
  location(): SiteLocation;
  /** Whether the host would ask for confirmation before leaving. */
  hasUnsavedChanges(): boolean;
  /** Unmounts the remote like the host: aborts the signal first. */
  unmount(): void;
};

let instances = 0;

/**
 * Renders a remote's App like the host, inside the router and with the host's props, as a signed-in
 * customer unless `session` is given.
 */
export function renderRemote(App: ComponentType, options: Options = {}): RenderedRemote {
  const { route = '/', ...changes } = options;
  const site = createMemorySite(route);
  const notifications: Notification[] = [];
  const reported: unknown[] = [];
  const holds = new Set<symbol>();
  const mounted = new AbortController();

  const record =
    (tone: keyof Notify): Notify[keyof Notify] =>
    (text, toast) => {
      notifications.push({ tone, text, ...toast });
    };

  const given: Omit<RemoteProps, 'location'> = {
    instanceId: `test-${(instances += 1)}`,
    basename: '/',
    navigator: site.navigator,
    session: aSession(),
    notify: { success: record('success'), error: record('error'), info: record('info') },
    reportError: (error) => reported.push(error),
    unsavedChanges: {
      hold() {
        const hold = Symbol('hold');
        holds.add(hold);
        return () => holds.delete(hold);
      },
    },
    signal: mounted.signal,
    ...changes,
  };

  function Host() {
    const location = useSyncExternalStore(site.subscribe, site.location);
    return (
      <RemoteContext value={{ ...given, location }}>
        <Router basename={given.basename} location={location} navigator={given.navigator}>
          <App />
        </Router>
      </RemoteContext>
    );
  }

  const user = userEvent.setup();
  const { unmount } = render(<Host />);
  return {
    user,
    notifications,
    reported,
    location: site.location,
    hasUnsavedChanges: () => holds.size > 0,
    unmount() {
      mounted.abort();
      unmount();
    },
  };
}
