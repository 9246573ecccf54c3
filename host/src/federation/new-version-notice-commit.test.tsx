import { jest, test } from '@jest/globals';
import { Suspense, use, useEffect, useLayoutEffect } from 'react';
import { hasUnsavedChanges, unsavedChanges } from '../unsaved-changes/unsaved-changes';
import { NewVersionNotice } from './new-version-notice';
import { indexOf, newRegistry } from './registry.test-utils';
import { RegistryContext } from './use-registry';

/** React shows content that has loaded at most this long after its placeholder, in milliseconds. */
const THROTTLE_MS = 300;

const later = (delay: number) => new Promise((done) => setTimeout(done, delay));
async function until(isReached: () => boolean) {
  while (!isReached()) await later(1);
}

function Form() {
  // A long commit, so that the host is due before this effect runs.
  useLayoutEffect(() => {
    const end = performance.now() + THROTTLE_MS;
    while (performance.now() < end);
  }, []);
  useEffect(() => unsavedChanges.hold(), []);
  return null;
}

test('React commits the host even if the effect of a remote restores a form just before', async () => {
  // As in a browser: React's next task comes after a timer that is due.
  const { setImmediate } = jest.requireActual<{ setImmediate: object }>('node:timers');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, setImmediate });
  const { createRoot } = await import('react-dom/client');
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  function Content() {
    use(loaded);
    return 'content';
  }
  const live = newRegistry(() => indexOf(1, 'loans'));
  const page = document.createElement('main');
  const host = createRoot(page);
  host.render(
    <RegistryContext value={live}>
      <NewVersionNotice registry={live.state()} />
      <Suspense fallback="loading">
        <Content />
      </Suspense>
    </RegistryContext>,
  );
  await until(() => page.textContent === 'loading');
  load();
  await later(0);

  const remote = createRoot(document.createElement('div'));
  remote.render(<Form />);
  await until(hasUnsavedChanges);
  // Fails if React throws meanwhile.
  await until(() => page.textContent === 'content');
  remote.unmount();
  await until(() => !hasUnsavedChanges());
  host.unmount();
});
