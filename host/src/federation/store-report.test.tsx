import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BankError, type BankErrorCode } from '@bank/domain';
import type * as LeavingPage from './leaving-page';
import type { RemoteReport } from './send-report';
import type * as StoreReport from './store-report';
import { OVERRIDE_VERSION } from './versions';

const SESSIONS = 20;

let currentUser: { uid: string } | null;
let stored: { id: string; fields: Record<string, unknown> }[];
/** Why reports are not stored. */
let refusal: BankErrorCode | undefined;

beforeEach(() => {
  currentUser = { uid: 'ada' };
  stored = [];
  refusal = undefined;
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Opens a page of this tab: the module and its copy of the session are new. */
function openPage(): typeof StoreReport {
  jest.resetModules();
  jest.doMock('@bank/firebase/auth', () => ({ currentUid: () => currentUser?.uid }));
  jest.doMock('@bank/firebase/rest', () => ({
    createDocument: (_collection: string, id: string, fields: Record<string, unknown>) => {
      if (refusal) return Promise.reject(new BankError(refusal));
      stored.push({ id, fields });
      return Promise.resolve();
    },
  }));
  return jest.requireActual<typeof StoreReport>('./store-report');
}

function openTab(): typeof StoreReport {
  sessionStorage.clear();
  return openPage();
}

const report = (kind: RemoteReport['kind'], version = 'abc'): RemoteReport => ({
  ...{ kind, remote: 'loans', version, role: 'live', value: 1, detail: '' },
});
const kinds = () => stored.map(({ fields }) => fields.kind);
const countOf = (kind: RemoteReport['kind']) => kinds().filter((sent) => sent === kind).length;

test.each([
  [0, 0],
  [10, 2],
  [100, SESSIONS],
])(
  'with a sample rate of %d %%, %d of 20 sessions report load times and web vitals, and all report failures',
  async (samplePercent, sampled) => {
    const random = jest.spyOn(Math, 'random');
    for (let session = 0; session < SESSIONS; session += 1) {
      random.mockReturnValue(session / SESSIONS);
      const { storeReport } = openTab();
      for (const kind of ['load', 'lcp', 'inp', 'cls', 'failure', 'error'] as const) {
        await storeReport(report(kind), samplePercent);
      }
    }
    for (const kind of ['load', 'lcp', 'inp', 'cls'] as const) expect(countOf(kind)).toBe(sampled);
    for (const kind of ['failure', 'error'] as const) expect(countOf(kind)).toBe(SESSIONS);
    // One session reports either all of its samples or none.
    const sessions = new Set(stored.map(({ fields }) => fields.session));
    expect(sessions.size).toBe(SESSIONS);
    expect(stored).toHaveLength(4 * sampled + 2 * SESSIONS);
  },
);

test('samples a session once, so that its pages report all or nothing', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.99);
  await openTab().storeReport(report('failure'), 10);
  random.mockReturnValue(0);
  await openPage().storeReport(report('load'), 10);
  expect(kinds()).toEqual(['failure']);
});

test('reports once per session, kind and version', async () => {
  const first = openTab();
  await first.storeReport(report('load'), 100);
  await first.storeReport(report('load'), 100);
  await openPage().storeReport(report('load'), 100);
  expect(kinds()).toEqual(['load']);
  await openPage().storeReport(report('failure'), 100);
  await openPage().storeReport(report('failure'), 100);
  await openPage().storeReport(report('load', 'def'), 100);
  await openTab().storeReport(report('load'), 100);
  expect(stored.map(({ id }) => id.split('.').slice(1).join('.'))).toEqual([
    'load.loans.abc',
    'failure.loans.abc',
    'load.loans.def',
    'load.loans.abc',
  ]);
  // The rules compare the id with the fields.
  for (const { id, fields } of stored) expect(id.split('.')[0]).toBe(fields.session);
});

test.each([
  ['network', 'open', ['error', 'failure']],
  // It was sent.
  ['network', 'left', ['error']],
  // It would be denied again.
  ['permission-denied', 'open', ['error']],
] as const)(
  'after a report failed with %s on a page that is %s, stores %j',
  async (code, page, expected) => {
    const { storeReport } = openTab();
    const stop = jest.requireActual<typeof LeavingPage>('./leaving-page').watchLeaving();
    await storeReport(report('error'), 100);
    refusal = code;
    if (page === 'left') window.dispatchEvent(new Event('beforeunload'));
    await storeReport(report('failure'), 100);
    stop();
    refusal = undefined;
    const next = openPage();
    for (const kind of ['failure', 'error'] as const) await next.storeReport(report(kind), 100);
    expect(kinds()).toEqual(expected);
  },
);

test.each([
  'null',
  '7',
  '{',
  '{}',
  '{"id":7,"bucket":1,"sent":["failure.loans.abc"]}',
  '{"id":"s","bucket":"1","sent":["failure.loans.abc"]}',
  '{"id":"s","bucket":1,"sent":"failure.loans.abc"}',
])('starts a session in place of one that cannot be read: %s', async (session) => {
  sessionStorage.setItem('bank.report.session', session);
  await openPage().storeReport(report('failure'), 100);
  const [id] = stored.map(({ fields }) => fields.session);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await openPage().storeReport(report('error'), 100);
  expect(stored.map(({ fields }) => fields.session)).toEqual([id, id]);
});

const MOZILLA = 'Mozilla/5.0 (X11; Linux x86_64)';

test.each([
  ['Firefox/151', `${MOZILLA} Gecko/20100101 Firefox/151.0`],
  ['Chrome/150', `${MOZILLA} AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36`],
  ['Edg/150', `${MOZILLA} AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`],
  ['Safari/605', `${MOZILLA} AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`],
  ['unknown', MOZILLA],
])('reports %s as the browser', async (browser, userAgent) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await openTab().storeReport(report('failure'), 100);
  expect(stored).toMatchObject([{ fields: { browser } }]);
});

test.each([
  ['/loans', '/loans'],
  ['/loans/17/terms', '/loans'],
  [`/${'x'.repeat(90)}/17`, `/${'x'.repeat(79)}`],
])('reports of the address %s only the page', async (path, route) => {
  window.history.replaceState(null, '', path);
  await openTab().storeReport(report('failure'), 100);
  expect(stored).toMatchObject([{ fields: { route } }]);
});

test('stores a report for 30 days', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1));
  await openTab().storeReport(report('failure'), 100);
  expect(stored).toMatchObject([{ fields: { until: { time: '2026-01-31T00:00:00.000Z' } } }]);
});

test('reports nothing of signed-out visitors and of overrides', async () => {
  currentUser = null;
  const { storeReport } = openTab();
  await storeReport(report('failure'), 100);
  currentUser = { uid: 'ada' };
  await storeReport(report('failure', OVERRIDE_VERSION), 100);
  expect(stored).toEqual([]);
  // A report that was not stored does not count as sent.
  await storeReport(report('failure'), 100);
  expect(kinds()).toEqual(['failure']);
});

test('reports nothing before Firebase is started, and does not fail', async () => {
  openTab();
  jest.resetModules();
  jest.dontMock('@bank/firebase/auth');
  const { storeReport } = jest.requireActual<typeof StoreReport>('./store-report');
  // A rejection would be reported too, and reject again.
  await expect(storeReport(report('load'), 100)).resolves.toBeUndefined();
  expect(stored).toEqual([]);
});

test('without session storage, reports once per page', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const page = openPage();
  await page.storeReport(report('load'), 100);
  await page.storeReport(report('load'), 100);
  await openPage().storeReport(report('load'), 100);
  expect(kinds()).toEqual(['load', 'load']);
});

test('waits for the user of a stored session, and stores nothing if there is none', async () => {
  const uids: (string | null)[] = ['ada', null];
  localStorage.setItem('bank.session', '{"id":"s","startedAt":1,"activeAt":1}');
  jest.doMock('../session/backend', () => ({
    loadAuth: () =>
      Promise.resolve({
        currentToken: () => {
          const uid = uids.shift();
          return uid ? Promise.resolve({ uid }) : Promise.reject(new Error('signed out'));
        },
      }),
  }));
  currentUser = null;
  const { storeReport } = openPage();
  await storeReport(report('failure'), 100);
  await expect(storeReport(report('error'), 100)).rejects.toThrow('signed out');
  localStorage.removeItem('bank.session');
  await storeReport(report('error'), 100);
  expect(stored).toMatchObject([{ fields: { kind: 'failure', uid: 'ada' } }]);
});
