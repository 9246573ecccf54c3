import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@bank/testing';
import { prefetchRemotes, likelyNextEntry } from './prefetch-remotes';
import type { SiteEntry } from './site-entry';

function entry(
  name: string,
  path: string,
  order?: number,
  access: 'customer' | 'admin' | 'public' = 'customer',
): SiteEntry {
  const remote: SiteEntry['remote'] = {
    name,
    title: name,
    kind: 'primary',
    routes: [{ path, title: name, access }],
    menu: order === undefined ? [] : [{ label: name, path, icon: 'home', order }],
  };
  const loader = { current: () => null, load: () => Promise.resolve([]) };
  return { remote, revision: 1, isCanary: false, loader };
}

const entries = [
  entry('admin', '/admin', 70, 'admin'),
  entry('transfer', '/Withdrawal', 20),
  entry('dashboard', '/DashBoard', 10),
  entry('marketing', '/', undefined, 'public'),
];

describe('likelyNextEntry', () => {
  test.each([
    ['/SignIn', 'dashboard'],
    ['/dashboard', 'transfer'],
    ['/Withdrawal', undefined],
    ['/', undefined],
  ])('after %s: %s', (pathname, name) => {
    expect(likelyNextEntry(entries, pathname)?.remote.name).toBe(name);
  });
});

describe('prefetchRemotes', () => {
  const fetched: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    fetched.length = 0;
    window.history.replaceState(null, '', '/SignIn');
    document.body.innerHTML =
      '<a href="/Withdrawal"><b>Transfer</b></a><a href="https://x.example/DashBoard">X</a>';
    stop = prefetchRemotes(entries, ({ remote }, path = '') =>
      fetched.push(`${remote.name}${path}`),
    );
  });
  afterEach(() => {
    stop();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  test.each(['pointerover', 'focusin', 'touchstart'])('prefetches on %s of a link', (type) => {
    document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(fetched).toEqual(['transfer/Withdrawal']);
  });

  test('prefetches the likely next remote while the user types', () => {
    document.body.innerHTML = '<input />';
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(fetched).toEqual(['dashboard']);
  });

  test('prefetches the likely next remote when the browser is idle after the first render', async () => {
    window.requestIdleCallback = (callback) => {
      callback({ didTimeout: false, timeRemaining: () => 50 });
      return 0;
    };
    document.body.innerHTML = '<main><h1>Login</h1></main>';
    await waitFor(() => expect(fetched).toEqual(['dashboard']));
  });

  test('prefetches the remote of the current page immediately', () => {
    window.history.replaceState(null, '', '/withdrawal');
    prefetchRemotes(entries, ({ remote }) => fetched.push(remote.name))();
    expect(fetched).toEqual(['transfer']);
  });

  test('prefetches nothing for links to other sites, and nothing after it was stopped', () => {
    const [ours, theirs] = document.querySelectorAll('a');
    theirs?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    stop();
    ours?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(fetched).toEqual([]);
  });
});
