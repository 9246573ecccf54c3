import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { entries } from './entries.test-utils';
import { prefetchRemotes } from './prefetch-remotes';

const fetched: string[] = [];
/** The callbacks that the browser calls when it is idle. */
let idle: (() => void)[];
let navigation: EventTarget;
let stop = () => {};

function start() {
  stop = prefetchRemotes(entries, ({ remote }) => fetched.push(remote.name));
}
function becomeIdle() {
  for (const callback of idle.splice(0)) callback();
}
/** The browser notifies of the changed page. */
const isNotified = () => Promise.resolve();
const draw = (html: string) => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
};
const type = () =>
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));

beforeEach(() => {
  fetched.length = 0;
  idle = [];
  navigation = new EventTarget();
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    navigation,
  });
  window.history.replaceState(null, '', '/SignIn');
  document.body.innerHTML = '<main><input /></main><a href="/Withdrawal">Transfer</a>';
});
afterEach(() => {
  stop();
  for (const name of ['requestIdleCallback', 'navigation']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the likely next remote', () => {
  test('is prefetched when the browser is idle after the first render', async () => {
    start();
    draw('<p>Loading</p>');
    await isNotified();
    expect(idle).toHaveLength(0);
    draw('<h1>Login</h1>');
    await isNotified();
    expect([idle.length, fetched]).toEqual([1, []]);
    becomeIdle();
    expect(fetched).toEqual(['dashboard']);
    draw('<p>Hint</p>');
    await isNotified();
    expect(idle).toHaveLength(0);
  });

  test('is prefetched at once if the page is already rendered', () => {
    draw('<h1>Login</h1>');
    start();
    becomeIdle();
    expect(fetched).toEqual(['dashboard']);
  });

  test('is prefetched again after a navigation', () => {
    draw('<h1>Login</h1>');
    start();
    becomeIdle();
    window.history.replaceState(null, '', '/DashBoard');
    navigation.dispatchEvent(new Event('currententrychange'));
    becomeIdle();
    expect(fetched).toEqual(['dashboard', 'transfer']);
  });

  test('is not prefetched after the prefetches were stopped', async () => {
    draw('<h1>Login</h1>');
    start();
    stop();
    becomeIdle();
    expect(fetched).toEqual([]);
    navigation.dispatchEvent(new Event('currententrychange'));
    expect(idle).toHaveLength(0);
    document.querySelector('h1')?.remove();
    start();
    stop();
    draw('<h1>Login</h1>');
    await isNotified();
    expect(idle).toHaveLength(0);
  });

  test('is prefetched while the user types, also if the browser reports no idle time', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'navigation');
    draw('<h1>Login</h1>');
    start();
    expect(fetched).toEqual([]);
    type();
    expect(fetched).toEqual(['dashboard']);
  });
});

test('to save data, only the remotes of the page and of links are prefetched', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  draw('<h1>Login</h1>');
  start();
  expect(idle).toHaveLength(0);
  type();
  expect(fetched).toEqual([]);
  document.querySelector('a')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(fetched).toEqual(['transfer']);
});

test('a connection that need not save data prefetches the likely next remote', () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: false },
    configurable: true,
  });
  start();
  type();
  expect(fetched).toEqual(['dashboard']);
});
