import { waitFor } from '@bank/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type * as WebVitals from 'web-vitals/attribution';
import type * as SendReport from './send-report';
import type * as VersionOfFile from './version-of-file';

type Options = { generateTarget(node: Node | null): string | undefined };
type Vital = 'LCP' | 'INP' | 'CLS';
/** Measures a web vital on an element, like the library does when the page is hidden. */
type Measure = (value: number, element: Element | null) => void;

const TARGET: Record<Vital, string> = {
  LCP: 'target',
  INP: 'interactionTarget',
  CLS: 'largestShiftTarget',
};
const to = { reportUrl: 'https://reports.example/' };

let measure: Map<Vital, Measure>;
let sent: unknown[];
let stored: unknown[];
let reports: typeof SendReport;

function mockVital(name: Vital) {
  return (onMetric: (metric: WebVitals.MetricWithAttribution) => void, options: Options) => {
    measure.set(name, (value, element) => {
      const attribution = { [TARGET[name]]: options.generateTarget(element) };
      onMetric({ name, value, attribution } as unknown as WebVitals.MetricWithAttribution);
    });
  };
}

beforeEach(() => {
  measure = new Map();
  sent = [];
  stored = [];
  sessionStorage.clear();
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_url: string, body: string) => sent.push(JSON.parse(body)) > 0,
    configurable: true,
  });
  // jsdom has none; its presence starts the measurement.
  Object.assign(globalThis, { PerformanceObserver: () => undefined });
  document.body.innerHTML = `
    <nav><a href="/">Home</a></nav>
    <div data-remote="loans" data-version="abc" data-role="live"><h1>Loan</h1></div>
    <div data-remote="cards" data-version="def" data-role="canary"><button>Order</button></div>`;
  jest.resetModules();
  jest.doMock('web-vitals/attribution', () => ({
    onLCP: mockVital('LCP'),
    onINP: mockVital('INP'),
    onCLS: mockVital('CLS'),
  }));
  jest.doMock('@bank/firebase/auth', () => ({ currentUid: () => 'ada' }));
  jest.doMock('@bank/firebase/rest', () => ({
    createDocument: (_collection: string, _id: string, fields: object) => {
      stored.push(fields);
      return Promise.resolve();
    },
  }));
  reports = jest.requireActual<typeof SendReport>('./send-report');
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  document.body.replaceChildren();
});

const loans = { remote: 'loans', version: 'abc', role: 'live' };
const cards = { remote: 'cards', version: 'def', role: 'canary' };

test.each([
  ['INP', 'button', 56, { ...cards, kind: 'inp', value: 56 }],
  ['LCP', 'h1', 1234.5678, { ...loans, kind: 'lcp', value: 1234.568 }],
  ['LCP', 'button', 2500, { ...cards, kind: 'lcp', value: 2500 }],
  ['CLS', 'button', 0.12345, { ...cards, kind: 'cls', value: 0.123 }],
] as const)(
  'reports %s for the remote that rendered the %s',
  (vital, selector, value, expected) => {
    reports.startVitals(to);
    measure.get(vital)?.(value, document.querySelector(selector));
    expect(sent).toEqual([{ ...expected, detail: '' }]);
  },
);

test.each(['LCP', 'INP', 'CLS'] as const)(
  'reports %s of the host’s own parts for the remote on the page, and of no remote not at all',
  (vital) => {
    reports.startVitals(to);
    measure.get(vital)?.(1, document.querySelector('nav a'));
    // The measured element has been removed.
    measure.get(vital)?.(2, null);
    expect(sent).toMatchObject([
      { ...loans, value: 1 },
      { ...loans, value: 2 },
    ]);
    document.body.replaceChildren();
    measure.get(vital)?.(3, null);
    expect(sent).toHaveLength(2);
  },
);

test('starts measuring once', () => {
  reports.startVitals(to);
  const first = measure.get('INP');
  reports.startVitals(to);
  expect(measure.get('INP')).toBe(first);
});

test('reports once which stored objects are malformed', () => {
  localStorage.clear();
  for (const key of ['bank.theme', 'bank.filesystem', 'bank.other.bank.files', 'files'])
    localStorage.setItem(key, 'dark');
  localStorage.setItem('bank.session', '{"id":"a"}');
  reports.reportStorage(to);
  expect(sent).toEqual([]);

  const keys = [
    ...['avoided', 'canary.failures', 'files', 'notifications-seen', 'override'],
    ...['release.loans', 'remotes', 'revoked', 'session', 'shown.tab'],
  ].map((name) => `bank.${name}`);
  keys.forEach((key, index) => localStorage.setItem(key, index % 2 === 0 ? '{' : '1'));
  reports.reportStorage(to);
  reports.reportStorage(to);
  expect(sent).toMatchObject([
    { kind: 'failure', remote: 'host', version: 'storage', role: 'record', value: 0 },
  ]);
  const [{ detail }] = sent as [{ detail: string }];
  const named = /^TypeError: malformed in the browser’s storage: (.*)$/m.exec(detail)?.[1];
  expect(named?.split(', ').sort()).toEqual(keys);
  localStorage.clear();
});

test('sends a report to the endpoint or stores it, or both', async () => {
  const send = (version: string, targets: Parameters<typeof reports.sendReport>[1]) =>
    reports.sendReport({ kind: 'failure', ...loans, version, value: 0, detail: '' }, targets);
  send('sent', to);
  send('stored', { reportSample: 0 });
  send('both', { ...to, reportSample: 0 });
  await waitFor(() => expect(stored).toMatchObject([{ version: 'stored' }, { version: 'both' }]));
  expect(sent).toMatchObject([{ version: 'sent' }, { version: 'both' }]);
});

describe('an uncaught error', () => {
  /** An error without a stack, as thrown by a script of another site. */
  const plain = () => Object.assign(new Error('broken'), { stack: '' });
  function addScript(src: string) {
    const script = document.createElement('script');
    // A type that does not run, because there is no server.
    Object.assign(script, { src, type: 'text/plain' });
    document.head.append(script);
  }
  afterEach(() => document.head.replaceChildren());

  test('of the host names the version of its main script', () => {
    addScript('http://localhost/runtime.89abcdef.js');
    reports.sendUncaught(plain(), '', to);
    addScript('http://localhost/main.0123abcd.js');
    reports.sendUncaught(plain(), '', to);
    expect(sent).toMatchObject([
      { remote: 'host', version: 'unknown', role: 'live', kind: 'error', detail: 'Error: broken' },
      { remote: 'host', version: '0123abcd', role: 'live' },
    ]);
  });

  test('of a remote of a dev server is reported for this remote', () => {
    const { trackVersion } = jest.requireActual<typeof VersionOfFile>('./version-of-file');
    trackVersion({
      ...{ name: 'loans', version: 'abc', role: 'live', integrity: null, contract: '^1.0.0' },
      entry: 'http://localhost:3102/remoteEntry.js',
    });
    const error = new Error('broken');
    error.stack = 'Error: broken\n    at total (http://localhost:3102/12.js:1:2)';
    reports.sendUncaught(error, '', to);
    expect(sent).toMatchObject([loans]);
  });
});
