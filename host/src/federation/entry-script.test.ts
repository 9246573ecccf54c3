import { describe, expect, test } from '@jest/globals';
import { createEntryScript, expectEntry } from './entry-script';

const hash = `sha384-${'x'.repeat(64)}`;

describe('createEntryScript', () => {
  test('lets the browser run the expected bytes only, at whatever address they are asked for', () => {
    expectEntry('https://transfer.example/v1/remoteEntry.js?again=1', hash);
    const script = createEntryScript('https://transfer.example/v1/remoteEntry.js?again=2');
    expect(script.integrity).toBe(hash);
    expect(script.crossOrigin).toBe('anonymous');
  });

  test('makes no script for an entry that nobody has named, or that has no hash', () => {
    expect(() => createEntryScript('https://evil.example/remoteEntry.js')).toThrow(
      'No hash is known',
    );
    expectEntry('http://localhost:3102/remoteEntry.js', null);
    // Only a build for the emulators takes it.
    expect(() => createEntryScript('http://localhost:3102/remoteEntry.js')).toThrow(
      'No hash is known',
    );
  });
});
