import { expect, jest, test } from '@jest/globals';
import { authPaths } from '../auth-screens/auth-paths';
import { MAILBOX_PATH } from '../mailbox/mailbox-path';
import { STATUS_PATH } from '../status/status-path';

// `requireActual`, because the host may not import tooling.
const { HOST_ROUTES } = jest.requireActual<{ HOST_ROUTES: readonly string[] }>(
  '../../../tooling/webpack/host-routes.mjs',
);

test('the releases know every path that the host serves itself', () => {
  const paths = [...Object.values(authPaths), STATUS_PATH, MAILBOX_PATH];
  expect([...HOST_ROUTES].sort()).toEqual([...paths].sort());
});
