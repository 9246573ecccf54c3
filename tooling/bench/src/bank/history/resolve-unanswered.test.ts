import { describe, expect, it } from '@jest/globals';
import { checkHistory } from './check-history';
import {
  addRead,
  loseResponse,
  rulesOf,
  SerialHistory,
  set,
  someHistory,
} from './serial-history.test-utils';

const READ = 'a read returns the state at its time';
const BALANCE = 'a balance changes by its records';

describe('a commit without a response', () => {
  it('is executed if a read shows its version', () => {
    const history = someHistory();
    loseResponse(history.credit('ada', 'bonus', 100));
    history.read('users/ada');
    const { anomalies, unanswered, resolved } = checkHistory(history.epoch);
    expect({ anomalies, unanswered, resolved }).toEqual({
      ...{ anomalies: [], unanswered: 1, resolved: 1 },
    });
  });

  it('is left out if no read shows it, and missed if one shows its effect only', () => {
    const history = someHistory();
    loseResponse(history.credit('ada', 'bonus', 100));
    expect(checkHistory(history.epoch)).toMatchObject({ anomalies: [], resolved: 0 });
    history.credit('ada', 'another', 100);
    history.epoch.reads.splice(-2);
    expect(rulesOf(history)).toEqual([BALANCE]);
  });

  it('is not matched with a restored version, if its request was sent during the restart', () => {
    const history = new SerialHistory();
    history.read('vatAttempts/ada');
    addRead(history, { version: history.epoch.beganAt - 1 });
    const commit = history.issueCode('ada');
    commit.start = 0;
    loseResponse(commit);
    expect(checkHistory(history.epoch)).toMatchObject({ anomalies: [], resolved: 0 });
  });

  it('is not matched with a version of a commit that writes some of its fields', () => {
    const history = someHistory();
    loseResponse(history.guess('ada', 'gift', 100));
    // Both were denied: a new code, and a retry of an earlier payment.
    const denied = [
      [set('vatCodes/ada', { vatCode: 1 }), set('vatAttempts/ada', { n: 0 })],
      history.payment('ada', 'rent', 3000),
    ].map((writes) => ({ start: 0, end: Infinity, at: null, writes }));
    loseResponse(history.commit(history.payment('ada', 'gift', 100)));
    history.epoch.commits = new Set([...denied, ...history.epoch.commits]);
    history.read('vatAttempts/ada', 'vatGuesses/ada');
    history.read('transactions/gift', 'users/ada');
    const { anomalies, unanswered, resolved } = checkHistory(history.epoch);
    expect({ anomalies, unanswered, resolved }).toEqual({
      ...{ anomalies: [], unanswered: 4, resolved: 2 },
    });
  });

  it('is not matched with the version of another attempt that read another balance', () => {
    const history = someHistory();
    history.guess('ada', 'gift', 100);
    // Was denied, because a credit came first.
    const attempt = { ...history.tick(), writes: history.payment('ada', 'gift', 100) };
    loseResponse(attempt);
    history.epoch.commits.add(attempt);
    history.credit('ada', 'bonus', 700);
    loseResponse(history.commit(history.payment('ada', 'gift', 100)));
    history.read('transactions/gift', 'users/ada');
    const { anomalies, unanswered, resolved } = checkHistory(history.epoch);
    expect({ anomalies, unanswered, resolved }).toEqual({
      ...{ anomalies: [], unanswered: 2, resolved: 1 },
    });
  });

  it('is not matched with a version from before its request', () => {
    const history = someHistory();
    const { at, writes } = history.lock('ada');
    history.read('protections/ada');
    for (const commit of history.epoch.commits) if (commit.at === at) loseResponse(commit);
    for (const commit of history.epoch.commits) {
      if (commit.writes === writes) commit.start = history.tick().start;
    }
    expect(rulesOf(history)).toEqual([READ]);
  });
});
