import { describe, expect, test } from '@jest/globals';
import { createEntryScript, expectEntry } from './entry-script';

const hash = `sha384-${'x'.repeat(64)}`;

describe('createEntryScript', () => {
  test('sets the integrity hash, also for a retry with a query in the URL', () => {
    expectEntry('https://transfer.example/v1/remoteEntry.js?again=1', hash);
    const script = createEntryScript('https://transfer.example/v1/remoteEntry.js?again=2');
    expect(script.integrity).toBe(hash);
    expect(script.crossOrigin).toBe('anonymous');
  });

  test('throws for an unknown entry, and for an entry without a hash', () => {
    expect(() => createEntryScript('https://evil.example/remoteEntry.js')).toThrow(
      'No integrity hash',
    );
    expectEntry('http://localhost:3102/remoteEntry.js', null);
    // Only a build for the emulators accepts it.
    expect(() => createEntryScript('http://localhost:3102/remoteEntry.js')).toThrow(
      'No integrity hash',
    );
  });
});
