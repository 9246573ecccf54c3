import { CONTRACT_VERSION, type LifecycleProps, type RemoteModule } from '@bank/contracts';
import { loadMessages } from '@bank/i18n';
import { matchPath, Router } from '@bank/router';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { RemoteContext } from './remote-context';

type BoundaryProps = LifecycleProps & AppProps & { children?: React.ReactNode };

/**
 * Error boundary: reports a render error to the host, which unmounts the remote and shows its failure
 * card. With single-spa alone, a first mount that throws would stay pending forever.
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

// The host reports the error already: React must not log it a second time.
const client = { createRoot: (element: Element) => createRoot(element, { onCaughtError() {} }) };

/** A remote's lazy screens by route path, see `lazyScreen`. */
type Screens = Readonly<Record<string, { prepare(): Promise<unknown> }>>;

/**
 * Creates the module that a remote exposes: single-spa lifecycles for `App`, which renders routes with
 * absolute paths and reaches the host through this package's hooks. `screens` are prefetched when the
 * user is about to navigate to them.
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
