import { describe, expect, it } from '@jest/globals';
import { Thefts } from './thefts';

describe('payments of revoked sessions', () => {
  it('are excused by a restart while they are under way, and not before or after', async () => {
    const thefts = new Thefts();
    const excused: boolean[] = [];
    await thefts.track('before', (theft) => Promise.resolve(excused.push(theft.isExcused)));
    await thefts.track('during', async (theft) => {
      expect(thefts.excuse()).toEqual(['during']);
      await Promise.resolve();
      excused.push(theft.isExcused);
    });
    await thefts.track('after', (theft) => Promise.resolve(excused.push(theft.isExcused)));
    expect(excused).toEqual([false, true, false]);
    expect(thefts.excuse()).toEqual([]);
  });
});
