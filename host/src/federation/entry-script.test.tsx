import { afterEach, describe, expect, test } from '@jest/globals';
import { createEntryScript, entryScriptPlugin, expectEntry } from './entry-script';

declare const process: { env: { BANK_BACKEND?: string } };

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

describe('in a build for the emulators', () => {
  afterEach(() => {
    delete process.env.BANK_BACKEND;
  });

  test('only a dev server on this machine needs no hash', () => {
    process.env.BANK_BACKEND = 'emulators';
    const entries = ['http://localhost:3102/remoteEntry.js', 'http://evil.example/remoteEntry.js'];
    for (const entry of entries) expectEntry(entry, null);
    const [local = '', evil = ''] = entries;
    expect(createEntryScript(local).hasAttribute('integrity')).toBe(false);
    expect(() => createEntryScript(evil)).toThrow('No integrity hash');
  });
});

test('the runtime loads each entry with its hash, and leaves the timeout to the load', () => {
  const url = 'https://transfer.example/v2/remoteEntry.js';
  expectEntry(url, hash);
  const { script, timeout } = entryScriptPlugin.createScript({ url });
  expect([script.src, script.integrity, timeout]).toEqual([url, hash, 2_000_000_000]);
});
