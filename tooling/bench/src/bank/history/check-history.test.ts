import { describe, expect, it } from '@jest/globals';
import { checkHistory } from './check-history';
import {
  addRead,
  rulesOf,
  type SerialHistory,
  set,
  someHistory,
  update,
} from './serial-history.test-utils';

const READ = 'a read returns the state at its time';
const BALANCE = 'a balance changes by its records';
const ORDER = 'the order of times is that of requests and responses';
const RECORD = 'a record is written once';
const GUESS = 'a payment has its own right guess';
const COUNT = 'each guess is counted';
const SAVE = 'a save has all commits until a time, and no later one';

describe('checkHistory', () => {
  it('accepts a serial history', () => {
    const { anomalies, commits, reads } = checkHistory(someHistory().epoch);
    expect({ anomalies, commits }).toEqual({ anomalies: [], commits: 7 });
    expect(reads).toBeGreaterThan(10);
  });

  const anomalies: [string, (history: SerialHistory) => void, string[]][] = [
    [
      'a lost update: two credits of the same balance',
      (history) => {
        const before = Number(history.get('users/ada').accountBalance);
        history.credit('ada', 'first', 100);
        const second = history.credit('ada', 'second', 200);
        second.writes[0] = update('users/ada', { accountBalance: before + 2, lastTx: 'second' });
      },
      [BALANCE],
    ],
    [
      'a dirty read: a balance that no commit has written',
      (history) => {
        const fields = { ...history.get('users/ada'), accountBalance: 49 };
        addRead(history, { ...history.tick(), path: 'users/ada', version: 1, fields });
      },
      [READ],
    ],
    [
      'a stale read: the balance before the last commit',
      (history) => {
        const fields = history.get('users/ada');
        history.credit('ada', 'bonus', 100);
        addRead(history, { ...history.tick(), path: 'users/ada', fields });
      },
      [READ],
    ],
    [
      'a read of the past, with the read time of that past',
      (history) => {
        const [{ at }, fields] = [history.tick(), history.get('users/ada')];
        history.credit('ada', 'bonus', 100);
        addRead(history, { ...history.tick(), at, path: 'users/ada', fields });
      },
      [ORDER],
    ],
    [
      'a read of the future',
      (history) => {
        const early = history.tick();
        history.credit('ada', 'bonus', 100);
        addRead(history, { ...early, path: 'users/ada', fields: history.get('users/ada') });
      },
      [READ],
    ],
    [
      'a commit that is earlier than one that had ended before it began',
      (history) => {
        const { at } = history.tick();
        history.lock('ada');
        history.issueCode('ada').at = at;
      },
      [ORDER],
    ],
    [
      'write skew: a payment that did not see the lock',
      (history) => {
        history.guess('ada', 'gift', 100);
        history.lock('ada');
        history.commit(history.payment('ada', 'gift', 100));
      },
      ['no payment is made while payments are locked'],
    ],
    [
      'write skew: a payment that did not see the new code',
      (history) => {
        history.guess('ada', 'gift', 100);
        history.commit([set('vatCodes/ada', { vatCode: 1 }), set('vatAttempts/ada', { n: 0 })]);
        history.commit(history.payment('ada', 'gift', 100));
      },
      [GUESS],
    ],
    ['the same payment again', (history) => void history.pay('ada', 'rent', 3000), [RECORD]],
    [
      'a payment without a guess',
      (history) => void history.commit(history.payment('ada', 'gift', 3000)),
      [GUESS],
    ],
    [
      'a second payment of a due date',
      (history) => {
        const { next } = history.get('plannedPayments/ada-rent');
        history.pay('ada', 'march', 100, 'due');
        const again = history.pay('ada', 'again', 100, 'due');
        const plan = again.writes.pop();
        again.writes.push({ ...update(plan?.path ?? '', { ...plan?.fields, paidFor: next }) });
      },
      ['a paid date is the due one, with its withdrawal'],
    ],
    [
      'a due date that comes back',
      (history) =>
        void history.commit([update('plannedPayments/ada-rent', { next: '2026-02-28' })]),
      ['a due date is paid or skipped once, in order'],
    ],
    [
      'a guess that is not counted',
      (history) => {
        history.guess('ada', 'gift', 100, 17);
        history.guess('ada', 'gift', 100, 17).writes[0] = set('vatAttempts/ada', {
          ...{ n: 1, guessId: 'x' },
        });
      },
      [COUNT],
    ],
    [
      'a daily total without an earlier payment',
      (history) => {
        const paid = history.pay('ada', 'gift', 100);
        paid.writes[4] = set('dailyTotals/ada', { total: 100, payment: 'gift' });
      },
      ['a daily total counts each payment'],
    ],
    [
      'a payment above the daily limit',
      (history) => {
        const off = { locked: false, payment: null, newPayee: null };
        history.commit([set('protections/ada', { current: { ...off, daily: 30.99 } })]);
        history.pay('ada', 'gift', 100);
      },
      ['no payment is above a limit'],
    ],
    [
      'a move that only the pot has',
      (history) => {
        const { writes } = history.save('ada', 'more', 100);
        writes[0] = update('users/ada', { accountBalance: 50, lastMove: 'more' });
      },
      [BALANCE],
    ],
    [
      'a balance below zero',
      (history) => void history.save('ada', 'more', 5001),
      ['a balance is not negative'],
    ],
    [
      'two commits at the same time',
      (history) => {
        const { at } = history.lock('ada');
        history.issueCode('ada').at = at;
      },
      [ORDER, 'two commits have different times'],
    ],
  ];

  it.each(anomalies)('finds %s', (_what, change, expected) => {
    const history = someHistory();
    change(history);
    expect(rulesOf(history)).toEqual(expected);
  });
});

describe('a read while a commit is in progress', () => {
  /** A read with a later time than the commit, whose response arrives before that of the commit. */
  function overtakenRead() {
    const history = someHistory();
    const fields = history.get('users/ada');
    const version = history.epoch.reads.findLast(({ path }) => path === 'users/ada')?.at ?? 0;
    const { start, end, at } = history.credit('ada', 'bonus', 100);
    const read = { start: start + 0.1, end: end - 0.1, at: at + 10, path: 'users/ada', version };
    return { history, read: { ...read, fields } };
  }

  it('may return the state before it', () => {
    const { history, read } = overtakenRead();
    addRead(history, read);
    expect(checkHistory(history.epoch)).toMatchObject({ overtaken: 1, anomalies: [] });
  });

  it('may return the state before it although its own response arrives later', () => {
    const { history, read } = overtakenRead();
    addRead(history, { ...read, end: read.end + 0.2 });
    expect(checkHistory(history.epoch)).toMatchObject({ overtaken: 1, anomalies: [] });
  });

  it('may not if it was requested after the response of the commit', () => {
    const { history, read } = overtakenRead();
    addRead(history, { ...read, start: read.end + 0.2, end: read.end + 0.3 });
    expect(checkHistory(history.epoch)).toMatchObject({ overtaken: 0 });
    expect(rulesOf(history)).toEqual([READ]);
  });

  it('may not return other documents as they are after it', () => {
    const { history, read } = overtakenRead();
    addRead(history, read);
    const path = 'transactions/bonus';
    addRead(history, { ...read, path, version: 1, fields: history.get(path) });
    expect(rulesOf(history)).toEqual([READ]);
  });

  it('may not if another read has ended with the state after it', () => {
    const { history, read } = overtakenRead();
    addRead(history, { ...read, start: read.start + 0.2 });
    const ended = { start: read.start, end: read.start + 0.1, at: read.at - 1 };
    addRead(history, { ...read, ...ended, version: read.at - 10, fields: history.get(read.path) });
    expect(rulesOf(history)).toEqual([ORDER]);
  });
});

describe('a restored save', () => {
  /** The save begins before one commit and ends after another. */
  function savedHistory() {
    const history = someHistory();
    const before = history.state;
    history.credit('ada', 'before', 100);
    const began = history.tick().start;
    history.credit('ada', 'during', 100);
    const during = history.state;
    history.lock('ada');
    const ended = history.tick().end;
    history.credit('ada', 'after', 100);
    return { history, before, during, began, ended };
  }

  it('has all commits until a time during the save', () => {
    const { history, during, began, ended } = savedHistory();
    history.epoch.save = { began, ended, restored: during };
    expect(rulesOf(history)).toEqual([]);
  });

  it('is reported without a commit that was confirmed before it, or with one from after it', () => {
    const { history, before, began, ended } = savedHistory();
    for (const restored of [before, history.state]) {
      history.epoch.save = { began, ended, restored };
      expect(rulesOf(history)).toEqual([SAVE]);
    }
  });

  it('is reported with one document of a later commit', () => {
    const { history, during, began, ended } = savedHistory();
    const restored = new Map([...during, ['users/ada', history.get('users/ada')] as const]);
    history.epoch.save = { began, ended, restored };
    expect(checkHistory(history.epoch).anomalies).toEqual([
      expect.objectContaining({ rule: SAVE, found: ['users/ada'] }),
    ]);
  });
});
