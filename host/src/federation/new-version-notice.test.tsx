import { act, render, screen, userEvent } from '@bank/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { discardUnsavedChanges, unsavedChanges } from '../unsaved-changes/unsaved-changes';
import { mountedRemotes } from './mounted-remotes';
import { NewVersionNotice } from './new-version-notice';
import { indexOf, newRegistry } from './registry.test-utils';
import { RegistryContext, useRegistry } from './use-registry';

const TEXT = 'A newer version of this page is ready.';

let revision: number;
let live: ReturnType<typeof newRegistry>;
let unmount: () => void;

const Page = () => <NewVersionNotice registry={useRegistry()} />;

/** Opens a page that shows version 1 of a remote. */
async function openPage() {
  render(
    <RegistryContext value={live}>
      <Page />
    </RegistryContext>,
  );
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  await act(live.refresh);
  const state = live.state();
  if (state.status === 'ready') await state.registry.entries[0]?.loader.load();
}

async function release(next: number) {
  revision = next;
  await act(live.refresh);
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  revision = 1;
  live = newRegistry(() => indexOf(revision, 'loans'));
  unmount = mountedRemotes.add('loans');
});
afterEach(async () => {
  await act(async () => {
    unmount();
    discardUnsavedChanges();
  });
});

test('offers the newer version of a mounted remote, and applies it', async () => {
  await openPage();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await release(2);
  expect(screen.getByRole('status')).toHaveTextContent(TEXT);
  await click('Refresh');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(live.state()).toMatchObject({ registry: { entries: [{ revision: 2 }] } });
});

test('offers nothing for a remote that is not mounted', async () => {
  await openPage();
  act(unmount);
  await release(2);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('offers a declined version not again, but the next one', async () => {
  await openPage();
  await release(2);
  await click('Later');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(live.state()).toMatchObject({ pendingUpdates: ['loans'] });
  await release(3);
  expect(screen.getByRole('status')).toHaveTextContent(TEXT);
});

test('waits while there are unsaved changes', async () => {
  await openPage();
  await release(2);
  await act(async () => void unsavedChanges.hold());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => discardUnsavedChanges());
  expect(screen.getByRole('status')).toHaveTextContent(TEXT);
});
