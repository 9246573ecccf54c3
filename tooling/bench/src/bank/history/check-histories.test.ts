import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkHistories, recheckHistories } from './check-histories';
import { SerialHistory } from './serial-history.test-utils';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps only histories with anomalies, which can be checked again', async () => {
  const kept = join(folder, 'history.bin');
  const [right, wrong] = [new SerialHistory(), new SerialHistory()];
  right.credit('ada', 'salary', 100);
  const credit = wrong.credit('ada', 'salary', 100);
  credit.writes.pop();
  const anomalies = await checkHistories([right.epoch, wrong.epoch], kept);
  expect(anomalies.length).toBeGreaterThan(0);
  expect(await recheckHistories(kept)).toEqual(anomalies);
  expect(await checkHistories([right.epoch], kept)).toEqual([]);
  expect(existsSync(kept)).toBe(false);
  await expect(recheckHistories(kept)).rejects.toThrow('cannot be read');
});
