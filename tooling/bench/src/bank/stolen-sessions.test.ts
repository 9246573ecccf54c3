import { describe, expect, it } from '@jest/globals';
import { StolenSessions } from './stolen-sessions';

describe('StolenSessions', () => {
  it('exempts payments that run during a restart, and no others', async () => {
    const stolenSessions = new StolenSessions();
    const excused: boolean[] = [];
    await stolenSessions.track('before', (stolenPayment) =>
      Promise.resolve(excused.push(stolenPayment.isExempt)),
    );
    await stolenSessions.track('during', async (stolenPayment) => {
      expect(stolenSessions.exempt()).toEqual(['during']);
      await Promise.resolve();
      excused.push(stolenPayment.isExempt);
    });
    await stolenSessions.track('after', (stolenPayment) =>
      Promise.resolve(excused.push(stolenPayment.isExempt)),
    );
    expect(excused).toEqual([false, true, false]);
    expect(stolenSessions.exempt()).toEqual([]);
  });
});
