import { beforeEach, expect, jest, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { act, renderRemote, screen } from '@bank/testing';
import type { ReadOptions, StoredData } from '../../api/stored-data';
import { ExportDataCard } from './export-data-card';

const STORED: StoredData = { loans: [{ id: 'ada', data: { loanAmount: 500 } }] };

const saved = jest.fn<(blob: Blob | MediaSource) => string>();
beforeEach(() => {
  saved.mockReset().mockReturnValue('blob:file');
  // jsdom has neither.
  URL.createObjectURL = saved;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

/** A read that ends when the test says so. */
function renderCard() {
  let resolve = (_: StoredData) => {};
  let reject = (_: unknown) => {};
  const promise = new Promise<StoredData>((...ends) => ([resolve, reject] = ends));
  const started: ReadOptions[] = [];
  const readAll = (options: ReadOptions) => {
    started.push(options);
    return promise;
  };
  const rendered = renderRemote(() => <ExportDataCard uid="ada" readAll={readAll} />);
  const settle = (end: () => void) => act(() => Promise.resolve(end()));
  return {
    ...rendered,
    started,
    resolve: () => settle(() => resolve(STORED)),
    fail: (error: unknown) => settle(() => reject(error)),
  };
}

const download = () => screen.getByRole('button', { name: 'Export my data' });
const cancel = () => screen.getByRole('button', { name: 'Cancel' });

test('says before the download that it contains the amounts and may take a moment', () => {
  renderCard();
  expect(screen.getByText(/all amounts, even while your balance is hidden/)).toBeVisible();
  expect(screen.getByText(/this can take a moment/)).toBeVisible();
});

test('shows the progress, then saves one file', async () => {
  const { user, started, resolve } = renderCard();
  await user.click(download());
  await act(() => Promise.resolve(started[0]?.onProgress(1412)));
  expect(screen.getByRole('status')).toHaveTextContent('1,412 entries so far');
  expect(saved).not.toHaveBeenCalled();
  await resolve();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Your file is ready: 1,412 entries.');
  expect(download()).toHaveFocus();
});

test('saves nothing after Cancel, which has the focus and gives it back', async () => {
  const { user, started, resolve } = renderCard();
  await user.click(download());
  expect(cancel()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(started[0]?.signal.aborted).toBe(true);
  expect(screen.getByRole('alert')).toHaveTextContent('No file was saved.');
  expect(download()).toHaveFocus();
  await resolve();
  expect(saved).not.toHaveBeenCalled();
});

test.each([
  ['network', /You seem to be offline. No file was saved/, 0],
  ['permission-denied', /couldn’t collect all of your data, so no file was saved/, 1],
] as const)('saves nothing and says why after %s', async (code, text, reports) => {
  const { user, fail, reported } = renderCard();
  await user.click(download());
  await fail(new BankError(code));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(saved).not.toHaveBeenCalled();
  expect(reported).toHaveLength(reports);
  expect(download()).toBeEnabled();
});

test('stops when the page is left', async () => {
  const { user, started, unmount, resolve } = renderCard();
  await user.click(download());
  unmount();
  expect(started[0]?.signal.aborted).toBe(true);
  await resolve();
  expect(saved).not.toHaveBeenCalled();
});
