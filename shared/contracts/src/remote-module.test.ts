import { describe, expect, test } from '@jest/globals';
import { satisfiesContract } from './contract-version';
import { parseRemoteModule } from './remote-module';

const step = () => Promise.resolve();
const exposed = {
  contractVersion: '1.0.0',
  bootstrap: step,
  mount: step,
  update: step,
  unmount: step,
};

describe('parseRemoteModule', () => {
  test('accepts the five exports', () => {
    expect(parseRemoteModule(exposed, '^1.0.0')).toEqual({ ok: true, value: exposed });
  });

  test.each([
    ['nothing', undefined, 'empty'],
    ['null', null, 'empty'],
    ['a text', 'module', 'empty'],
    [
      'an empty module, as a poisoned cache hands out',
      {},
      'lacks bootstrap, mount, update, unmount',
    ],
    ['a module without unmount', { ...exposed, unmount: undefined }, 'lacks unmount'],
    ['a lifecycle that is no function', { ...exposed, mount: 'mount' }, 'lacks mount'],
    ['a module without its version', { ...exposed, contractVersion: 1 }, 'lacks contractVersion'],
  ])('rejects %s', (_, input, problem) => {
    expect(parseRemoteModule(input, '^1.0.0')).toEqual({
      ok: false,
      problem: expect.stringContaining(problem),
    });
  });

  test('rejects a remote that requires another contract version', () => {
    expect(parseRemoteModule(exposed, '^2.0.0')).toEqual({
      ok: false,
      problem: 'it needs contract ^2.0.0, and this host speaks 1.0.0',
    });
  });
});

describe('satisfiesContract', () => {
  test.each([
    ['1.0.0', '^1.0.0', true],
    ['1.4.2', '^1.4.1', true],
    ['1.4.0', '^1.4.1', false],
    ['1.3.9', '^1.4.0', false],
    ['2.0.0', '^1.0.0', false],
    ['1.0.0', '1.0.0', false],
    ['1.0', '^1.0.0', false],
    ['1.5.0', '^1.4.9', true],
    ['1.4.1', '^1.4.1', true],
    ['10.20.30', '^10.20.30', true],
    ['v1.0.0', '^1.0.0', false],
    ['1.0.0-beta', '^1.0.0', false],
    ['1.0.0', '^1.0', false],
  ])('%s for %s: %s', (version, range, expected) => {
    expect(satisfiesContract(version, range)).toBe(expected);
  });
});
