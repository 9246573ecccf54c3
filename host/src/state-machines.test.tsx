import { aProfile } from '@bank/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { REGISTRATION_TRANSITIONS } from './auth-screens/registration-machine';
import { LOAD_LIMITS } from './federation/load-limits';
import {
  LOAD_TRANSITIONS,
  nextLoadState,
  type LoadEvent,
  type LoadState,
} from './federation/remote-load-machine';
import type { RemoteVersion } from './federation/versions';
import type * as Site from './session/leave-site';
import type { Exit, LeaveReason } from './session/leave-site';
import {
  LOADING,
  nextProfile,
  nextUser,
  PROFILE_PENDING,
  signedIn,
  withoutUser,
  type ProfileResult,
  type SessionState,
} from './session/session-state';

// `requireActual`, because the host has neither Node's types nor imports from tooling.
const { readFileSync } = jest.requireActual<{ readFileSync(path: string, as: 'utf8'): string }>(
  'node:fs',
);
const { CHUNK_LIMITS } = jest.requireActual<{ CHUNK_LIMITS: Record<string, number> }>(
  '../../tooling/webpack/chunk-limits.mjs',
);
declare const __dirname: string;

const architecture = readFileSync(`${__dirname}/../../tooling/docs/architecture.md`, 'utf8');

/** The text of one chapter of the architecture document. */
function chapter(title: string): string {
  const text = architecture.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  if (text === undefined) throw new Error(`The architecture document has no chapter ${title}`);
  return text;
}

/** The transitions of a chapter's state diagram, as `state --> next: event`. */
function diagramOf(title: string): string[] {
  const [, diagram = ''] = /```mermaid\nstateDiagram-v2\n([^`]*)```/.exec(chapter(title)) ?? [];
  return diagram.trim().split(/\n\s*/).sort();
}

/** The cells of a chapter's table rows by their first cell, which is code. */
function tableOf(title: string): Map<string, string[]> {
  const rows = chapter(title).matchAll(/^\| `([^`|]+)` +\|(.*)\|$/gm);
  return new Map(
    [...rows].map(([, name = '', cells = '']) => [
      name,
      cells.split('|').map((cell) => cell.trim()),
    ]),
  );
}

function diagramFrom(start: string, transitions: Record<string, Record<string, string>>): string[] {
  const edges = Object.entries(transitions).flatMap(([state, next]) =>
    Object.entries(next).map(([event, to]) => `${state} --> ${to}: ${event}`),
  );
  return [`[*] --> ${start}`, ...edges].sort();
}

const UNITS: Record<string, number> = { ms: 1, s: 1_000, h: 3_600_000 };

/** Parses `400 ms`, `5 s`, `1 h`, or a number of attempts. */
function valueOf(text = ''): number {
  const [amount, unit = 'ms'] = text.split(' ');
  return Number(amount) * (UNITS[unit] ?? NaN);
}

describe('loading a remote', () => {
  const version = { name: 'transfer', version: 'v1' } as RemoteVersion;
  const module = { contractVersion: '1.0.0' } as LoadedModule;
  type LoadedModule = Extract<LoadState, { status: 'loaded' }>['module'];
  const states: Record<LoadState['status'], LoadState> = {
    reading: { status: 'reading' },
    loading: { status: 'loading', version },
    loaded: { status: 'loaded', version, module },
    failed: { status: 'failed' },
  };
  const events: Record<LoadEvent['type'], LoadEvent> = {
    tryVersion: { type: 'tryVersion', version },
    loaded: { type: 'loaded', version, module },
    giveUp: { type: 'giveUp' },
    retry: { type: 'retry' },
  };
  const cases = Object.values(states).flatMap((state) =>
    Object.values(events).map((event) => [state.status, event.type, state, event] as const),
  );

  test.each(cases)('%s, then %s', (status, type, state, event) => {
    const transitions: Partial<Record<LoadEvent['type'], string>> = LOAD_TRANSITIONS[status];
    const next = nextLoadState(state, event);
    if (transitions[type]) {
      const { type: _, ...data } = event;
      expect(next).toEqual({ ...data, status: transitions[type] });
    } else expect(next).toBe(state);
  });

  test('the diagram shows exactly these transitions', () => {
    expect(diagramOf('Loading a remote')).toEqual(diagramFrom('reading', LOAD_TRANSITIONS));
  });

  test('the table lists every limit with its value', () => {
    const listed = [...tableOf('Loading a remote')].map(([name, [value]]) => [
      name,
      valueOf(value),
    ]);
    const chunks = Object.entries(CHUNK_LIMITS).map(([name, value]) => [`chunk.${name}`, value]);
    expect(Object.fromEntries(listed)).toEqual({
      ...LOAD_LIMITS,
      ...Object.fromEntries(chunks),
    });
  });
});

describe('the session', () => {
  const ADA = { uid: 'ada', email: 'ada@example.com', isConfirmed: true };
  const BO = { ...ADA, uid: 'bo' };
  const states: Record<SessionState['status'], SessionState> = {
    loading: LOADING,
    visitor: withoutUser('visitor'),
    signedIn: signedIn(ADA, PROFILE_PENDING),
    signedOut: withoutUser('signedOut'),
  };
  const results: Record<ProfileResult['status'], ProfileResult> = {
    pending: PROFILE_PENDING,
    present: { status: 'present', value: aProfile() },
    missing: { status: 'missing', value: null },
    failed: { status: 'failed', value: null },
  };
  const events: Record<string, (state: SessionState) => SessionState> = {
    noUser: (state) => nextUser(state, null),
    user: (state) => nextUser(state, BO),
    profile: (state) => nextProfile(state, 'ada', results.present),
  };

  test('the diagram shows exactly the transitions of each state and event', () => {
    const edges = Object.values(states).flatMap((state) =>
      Object.entries(events).flatMap(([event, next]) => {
        const { status } = next(state);
        return next(state) === state ? [] : [`${state.status} --> ${status}: ${event}`];
      }),
    );
    const drawn = diagramOf('Session');
    expect(drawn.filter((edge) => !edge.includes('leaving'))).toEqual(
      ['[*] --> loading', ...edges].sort(),
    );
    expect(drawn.filter((edge) => edge.includes('leaving'))).toEqual([
      'leaving --> [*]: documentReplaced',
      'leaving --> signedIn: signOutFailed',
      'signedIn --> leaving: leave',
    ]);
  });

  test.each(Object.values(results))('the profile of a signed-in user becomes $status', (result) => {
    for (const before of Object.values(results)) {
      const state = signedIn(ADA, before);
      expect(nextProfile(state, 'ada', result)).toEqual(signedIn(ADA, result));
      expect(nextProfile(state, 'bo', result)).toBe(state);
      expect(nextUser(state, { ...ADA, isConfirmed: false })).toEqual({
        ...state,
        isConfirmed: false,
      });
      expect(nextUser(state, BO)).toEqual(signedIn(BO, PROFILE_PENDING));
    }
  });

  const REASONS: Record<LeaveReason, true> = {
    'sign-out': true,
    idle: true,
    limit: true,
    revoked: true,
    elsewhere: true,
  };

  /** Leaves a fresh page; returns what the table says about it. */
  async function leave(reason: LeaveReason, signOut: Exit['signOut'] = async () => {}) {
    let site = {} as typeof Site;
    jest.isolateModules(() => {
      site = jest.requireActual<typeof Site>('./session/leave-site');
    });
    const signOuts: string[] = [];
    const done: string[] = [];
    const left = site.leaveSite(reason, {
      signOut: () => {
        signOuts.push('yes');
        return signOut();
      },
      signOutIfNoSession: async () => void signOuts.push('if no session'),
      closeDatabase: async () => {},
      clearStorage: (which) => void done.push(which),
      clearPage: () => {},
      replace: (address) => void done.push(`\`${address}\``),
    });
    const wasLeaving = site.leaving.get();
    const error = await left.then(
      () => null,
      (cause: unknown) => cause,
    );
    return { wasLeaving, isLeaving: site.leaving.get(), error, row: [...signOuts, ...done] };
  }

  test('the table lists every reason to leave, and what leaving does', async () => {
    const reasons = Object.keys(REASONS) as LeaveReason[];
    const rows = tableOf('Session');
    expect([...rows.keys()]).toEqual(reasons);
    for (const reason of reasons) {
      const [, ...documented] = rows.get(reason) ?? [];
      const { row, wasLeaving, isLeaving } = await leave(reason);
      expect([reason, ...row]).toEqual([reason, ...documented]);
      expect([wasLeaving, isLeaving]).toEqual([true, true]);
    }
  });

  test('a failed sign-out leads back from leaving', async () => {
    const { wasLeaving, isLeaving, error, row } = await leave('sign-out', () =>
      Promise.reject(new Error('offline')),
    );
    expect([wasLeaving, isLeaving]).toEqual([true, false]);
    expect(error).toEqual(new Error('offline'));
    expect(row).toEqual(['yes']);
  });
});

test('the diagram of the sign-up shows exactly its transitions', () => {
  expect(diagramOf('Sign-up')).toEqual(diagramFrom('closed', REGISTRATION_TRANSITIONS));
});
