import type { LifecycleProps, RemoteModule } from '@bank/contracts';
import { useState, version } from 'react-18';
import { createRoot, type Root } from 'react-dom-18/client';

const roots = new Map<string, Root>();

function App({ path }: { path: string }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Drawn by React {version}</h1>
      <p>At {path}</p>
      <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
    </>
  );
}

async function draw({ instanceId, domElement, location }: LifecycleProps): Promise<void> {
  const root = roots.get(instanceId) ?? createRoot(domElement);
  roots.set(instanceId, root);
  root.render(<App path={location.pathname} />);
  return Promise.resolve();
}

const remote: RemoteModule = {
  contractVersion: '1.0.0',
  bootstrap: () => Promise.resolve(),
  mount: draw,
  update: draw,
  async unmount({ instanceId }) {
    roots.get(instanceId)?.unmount();
    roots.delete(instanceId);
    return Promise.resolve();
  },
};

export const { contractVersion, bootstrap, mount, update, unmount } = remote;
