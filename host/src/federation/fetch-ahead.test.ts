import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fetchAhead, likeliestNext } from './fetch-ahead';
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
  const versions = { now: () => null, get: () => Promise.resolve([]) };
  return { remote, at: 1, isCanary: false, versions };
}

const entries = [
  entry('admin', '/admin', 70, 'admin'),
  entry('transfer', '/Withdrawal', 20),
  entry('dashboard', '/DashBoard', 10),
  entry('marketing', '/', undefined, 'public'),
];

describe('likeliestNext', () => {
  test.each([
    ['/SignIn', 'dashboard'],
    ['/dashboard', 'transfer'],
    ['/Withdrawal', undefined],
    ['/', undefined],
  ])('after %s: %s', (pathname, name) => {
    expect(likeliestNext(entries, pathname)?.remote.name).toBe(name);
  });
});

describe('fetchAhead', () => {
  const fetched: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    fetched.length = 0;
    window.history.replaceState(null, '', '/SignIn');
    document.body.innerHTML =
      '<a href="/Withdrawal"><b>Transfer</b></a><a href="https://x.example/DashBoard">X</a>';
    stop = fetchAhead(entries, ({ remote }, path = '') => fetched.push(`${remote.name}${path}`));
  });
  afterEach(() => stop());

  test.each(['pointerover', 'focusin', 'touchstart'])('on %s of a link to a remote', (sign) => {
    document.querySelector('b')?.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(fetched).toEqual(['transfer/Withdrawal']);
  });

  test('the likeliest next one, while somebody types', () => {
    document.body.innerHTML = '<input />';
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(fetched).toEqual(['dashboard']);
  });

  test('that of the page itself, at once', () => {
    window.history.replaceState(null, '', '/withdrawal');
    fetchAhead(entries, ({ remote }) => fetched.push(remote.name))();
    expect(fetched).toEqual(['transfer']);
  });

  test('not for another site, and not after it was stopped', () => {
    const [ours, theirs] = document.querySelectorAll('a');
    theirs?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    stop();
    ours?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(fetched).toEqual([]);
  });
});
