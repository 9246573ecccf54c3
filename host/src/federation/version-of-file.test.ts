import { expect, test } from '@jest/globals';
import { trackVersion, versionOfFile } from './version-of-file';
import type { RemoteVersion } from './versions';

test('attributes a file to the version in whose folder it is', () => {
  for (const version of ['one', 'two']) {
    const tracked: RemoteVersion = {
      ...{ name: 'loans', version, role: 'canary', integrity: null, contract: '^1.0.0' },
      entry: `https://loans.example/${version}/remoteEntry.js`,
    };
    trackVersion(tracked);
  }
  const two = { remote: 'loans', version: 'two', role: 'canary' };
  expect(versionOfFile('https://loans.example/two/static/12.js')).toEqual(two);
  expect(versionOfFile('https://loans.example/three/12.js')).toBeUndefined();
  expect(versionOfFile('https://bank.example/?https://loans.example/two/')).toBeUndefined();
});
