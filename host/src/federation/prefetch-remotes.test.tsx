import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { entries, entry } from './entries.test-utils';
import { prefetchRemotes, likelyNextEntry } from './prefetch-remotes';
import type { SiteEntry } from './site-entry';

describe('likelyNextEntry', () => {
  test.each([
    ['/SignIn', 'dashboard'],
    ['/dashboard', 'transfer'],
    ['/Withdrawal', undefined],
    ['/', undefined],
  ])('after %s: %s', (pathname, name) => {
    expect(likelyNextEntry(entries, pathname)?.remote.name).toBe(name);
  });

  test('finds the remote of the page by any of its routes, and its place by its first menu item', () => {
    const transfer = entry('transfer', '/Withdrawal', 1);
    const [route] = transfer.remote.routes;
    const [item] = transfer.remote.menu;
    if (!route || !item) throw new Error('no route');
    const loan = entry('loan', '/loan', 50);
    const several: SiteEntry = {
      ...transfer,
      remote: {
        ...transfer.remote,
        // One of them is not for customers.
        routes: [route, { ...route, path: '/Payees', access: 'admin' }],
        menu: [{ ...item, order: 60 }, item],
      },
    };
    expect(likelyNextEntry([loan, several], '/SignIn')).toBe(several);
    expect(likelyNextEntry([loan, several], '/withdrawal')).toBe(loan);
    expect(likelyNextEntry([loan, several], '/payees')).toBe(loan);
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
  afterEach(() => stop());

  test.each(['pointerover', 'focusin', 'touchstart'])('prefetches on %s of a link', (type) => {
    document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(fetched).toEqual(['transfer/Withdrawal']);
  });

  test('prefetches the likely next remote while the user types', () => {
    document.body.innerHTML = '<input />';
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(fetched).toEqual(['dashboard']);
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
