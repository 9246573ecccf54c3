import { CONTRACT_VERSION, type LifecycleProps, type RemoteModule } from '@bank/contracts';
import { loadMessages } from '@bank/i18n';
import { matchPath, Router } from '@bank/router';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { Preparable } from './lazy-screen';
import { RemoteContext } from './remote-context';

type BoundaryProps = LifecycleProps & AppProps & { children?: React.ReactNode };

/**
 * A crash while rendering ends the remote: the host is told, and puts its own card in the place.
 * single-spa alone would leave a crashed first mount pending for ever.
 */
class CrashBoundary extends React.Component<BoundaryProps> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.reportError(error, { fatal: true });
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}

// The boundary has told the host, which reports; React's own logging would say it a second time.
const client = { createRoot: (element: Element) => createRoot(element, { onCaughtError() {} }) };

/** The lazy screens of a remote, by their routes. */
type Screens = Readonly<Record<string, Preparable>>;

/**
 * Makes the module that a remote exposes. `App` renders its screens as routes with absolute paths
 * and reaches the host through the hooks of this package. Those in `screens` are fetched as soon as
 * somebody is about to go there.
 */
export function createRemote(App: React.ComponentType, screens: Screens = {}): RemoteModule {
  function Root(props: LifecycleProps) {
    return (
      <RemoteContext value={props}>
        <Router basename={props.basename} location={props.location} navigator={props.navigator}>
          <App />
        </Router>
      </RemoteContext>
    );
  }

  const lifecycles = singleSpaReact<LifecycleProps>({
    React,
    ReactDOMClient: client,
    rootComponent: Root,
    errorBoundaryClass: CrashBoundary,
  });
  // single-spa adds its own props to the host's when it calls these.
  const { bootstrap, ...others } = lifecycles as Omit<RemoteModule, 'contractVersion'>;
  return {
    contractVersion: CONTRACT_VERSION,
    ...others,
    async bootstrap(props) {
      await loadMessages();
      return bootstrap(props);
    },
    prepare: (pathname) =>
      Object.entries(screens)
        .find(([path]) => matchPath(path, pathname))?.[1]
        .prepare(),
  };
}
