import { expect, test } from '@jest/globals';
import { Timestamp } from '@bank/firebase/firestore';
import { bankDataFile } from './bank-data-file';

const NOON = new Date('2026-11-24T12:00:00Z');
const at = Timestamp.fromDate(new Date('2026-03-02T10:00:00.250Z'));

const file = () =>
  bankDataFile({
    uid: 'ada',
    createdAt: NOON,
    stored: {
      transactions: [
        { id: 't1', data: { userId: 'ada', amount: 10.05, date: at } },
        { id: 't2', data: { userId: 'ada', amount: 2000, date: at } },
      ],
      protections: [
        {
          id: 'ada',
          data: { current: { daily: null, locked: true }, lockedAt: at, list: [at, 1] },
        },
      ],
      loans: [],
    },
  });

test('is a JSON file named after the bank and the day', () => {
  expect(file().name).toBe('fernhill-bank-data-2026-11-24.json');
  expect(file().type).toBe('application/json');
});

test('has the version, the time of creation, the uid, and one key for each collection', async () => {
  const day = '2026-03-02T10:00:00.250Z';
  expect(JSON.parse(await file().text())).toEqual({
    version: 1,
    createdAt: '2026-11-24T12:00:00.000Z',
    uid: 'ada',
    collections: {
      transactions: [
        { id: 't1', data: { userId: 'ada', amount: 10.05, date: day } },
        { id: 't2', data: { userId: 'ada', amount: 2000, date: day } },
      ],
      protections: [
        {
          id: 'ada',
          data: { current: { daily: null, locked: true }, lockedAt: day, list: [day, 1] },
        },
      ],
      loans: [],
    },
  });
});
