import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { hostingApi } from './hosting-api';
import { startHosting, type TestHosting } from './hosting.test-utils';

let hosting: TestHosting;
beforeEach(async () => {
  hosting = await startHosting();
});
afterEach(() => hosting.stop());

it('returns null for the files of a version that Hosting no longer has', async () => {
  const files = hostingApi('acme').filesOf('projects/acme/sites/acme-savings/versions/deleted');
  expect(await files).toBeNull();
});

it('reports that a site cannot be created', async () => {
  await expect(hostingApi('other').createSite('other-savings')).rejects.toThrow('project other');
});
