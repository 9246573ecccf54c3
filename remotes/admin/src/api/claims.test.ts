import { expect, test } from '@jest/globals';
import { isActive, writeInOrder } from './claims';

test('a claim blocks until it expires', () => {
  const until = new Date('2026-03-04T12:15:00Z');
  expect(isActive({ by: 'ada', until }, new Date('2026-03-04T12:14:59Z'))).toBe(true);
  expect(isActive({ by: 'ada', until }, until)).toBe(false);
});

test('a write follows the earlier ones of its claim, also after a failure', async () => {
  const key = { kind: 'loans' as const, id: 'bo' };
  const events: string[] = [];
  const write = (name: string, work: Promise<unknown>) =>
    writeInOrder(key, async () => {
      events.push(`${name} starts`);
      await work;
      events.push(`${name} ends`);
    });
  let fail = (_error: Error) => {};
  const failing = write('first', new Promise((_, reject) => (fail = reject)));
  const following = write('second', Promise.resolve());
  const other = writeInOrder({ kind: 'disputes', id: 'bo' }, () => Promise.resolve('at once'));
  expect(await other).toBe('at once');
  expect(events).toEqual(['first starts']);
  fail(new Error('offline'));
  await expect(failing).rejects.toThrow('offline');
  await following;
  expect(events).toEqual(['first starts', 'second starts', 'second ends']);
});
