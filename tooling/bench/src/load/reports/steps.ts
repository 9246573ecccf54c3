import { type Emulators, readUpdateTimes } from '@bank/backend/emulators';
import type { Latencies } from '../latencies';
import type { Person } from '../people';
import type { Browser, OpenBrowser } from './browser';
import { inLanes } from './lanes';
import { MALFORMED, sendMalformed } from './refused-reports';

export const ABOUT = { remote: 'transfer', version: '0123456789abcdef' };

/** Every so many browsers report a failure. */
const FAILING = 5;
/** The reports that one account sends from as many tabs. */
const FLOOD = 100;

export type Reporters = {
  emulators: Emulators;
  latencies: Latencies;
  people: readonly Person[];
  /** One for each person. */
  browsers: readonly Browser[];
  open: OpenBrowser;
};

export const failuresOf = (count: number) => Math.ceil(count / FAILING);

function reportOf(index: number): Parameters<Browser['storeReport']>[0] {
  const isFailure = index % FAILING === 0;
  return {
    ...{ ...ABOUT, role: 'canary', kind: isFailure ? 'failure' : 'load' },
    ...{ value: isFailure ? 0 : 100 + index, detail: isFailure ? 'TypeError: no account' : '' },
  };
}

/** Each browser sends one report. */
export async function send({ emulators, latencies, browsers }: Reporters): Promise<string[]> {
  const begin = performance.now();
  await inLanes(browsers, (browser, index) =>
    latencies.measure('send a report', [], () => browser.storeReport(reportOf(index), 100)),
  );
  const [count, seconds] = [browsers.length, (performance.now() - begin) / 1000];
  console.log(
    `${count} browsers reported in ${seconds.toFixed(1)} s (${(count / seconds).toFixed(0)} a second).`,
  );
  return [
    ...expectEqual('accepted reports', count, accepted(browsers)),
    ...(await expectStored(emulators, count)),
  ];
}

/** Each reports the same again: first it remembers that it has, then its page is reloaded and has forgotten. */
export async function repeat(reporters: Reporters): Promise<string[]> {
  const { emulators, latencies, people, browsers, open } = reporters;
  const count = browsers.length;
  await inLanes(browsers, (browser, index) => browser.storeReport(reportOf(index), 100));
  const sent = browsers.flatMap(({ commits }) => commits).length;
  const reloaded = await inLanes(people, (person, index) =>
    open(person, forgetful(browsers[index]?.storage ?? new Map())),
  );
  await inLanes(reloaded, (browser, index) =>
    latencies.measure('send the same report again', [], () =>
      browser.storeReport(reportOf(index), 100),
    ),
  );
  const repeated = reloaded.flatMap(({ commits }) => commits).length;
  return [
    ...expectEqual('reports that were sent without a reload', count, sent),
    ...expectEqual('reports that were sent after a reload', count, repeated),
    ...expectEqual('accepted reports after a reload', 0, accepted(reloaded)),
    ...(await expectStored(emulators, count)),
  ];
}

/** The storage of a tab that keeps its session, but not what it has reported. */
function forgetful(storage: ReadonlyMap<string, string>): Map<string, string> {
  const forget = (text: string) => JSON.stringify({ ...(JSON.parse(text) as object), sent: [] });
  return new Map([...storage].map(([key, text]) => [key, forget(text)]));
}

/** Each browser sends a malformed report, which is refused with a clear code. */
export async function sendAllMalformed(reporters: Reporters): Promise<string[]> {
  const { emulators, latencies, browsers } = reporters;
  const outcomes = await inLanes(browsers, async (browser, index) => {
    const malformed = MALFORMED[index % MALFORMED.length];
    if (!malformed) return [];
    const outcome = await latencies.measure('send a malformed report', [], () =>
      sendMalformed(browser, malformed, ABOUT),
    );
    if (outcome === 'permission-denied') return [];
    return [`A report ${malformed.what}: ${outcome} instead of permission-denied`];
  });
  return [...outcomes.flat(), ...(await expectStored(emulators, browsers.length))];
}

/** One person, who has reported a failure, reports from many tabs. The rules allow it. */
export async function flood(reporters: Reporters): Promise<string[]> {
  const { emulators, latencies, people, browsers, open } = reporters;
  const [person] = people;
  if (!person) return [];
  const tabs = await inLanes(Array.from({ length: FLOOD }), () => open(person));
  await inLanes(tabs, (tab) =>
    latencies.measure('report from many tabs', [], () => tab.storeReport(reportOf(0), 100)),
  );
  return expectStored(emulators, browsers.length + FLOOD);
}

function accepted(browsers: readonly Browser[]): number {
  return browsers.flatMap(({ commits }) => commits).filter(({ status }) => status === 200).length;
}

async function expectStored(emulators: Emulators, count: number): Promise<string[]> {
  const paths = Object.keys(await readUpdateTimes(emulators));
  const stored = paths.filter((path) => path.startsWith('reports/')).length;
  return expectEqual('stored reports', count, stored);
}

export function expectEqual(what: string, expected: number, found: number): string[] {
  return found === expected ? [] : [`${what}: ${found} instead of ${expected}`];
}
