import { beforeAll, describe, expect, it } from '@jest/globals';
import { documentCosts, LIMITS, measuredOperations, type DocumentCost } from './document-costs';

// The costliest of each kind; `npm run test:rules` measures all operations.
const COSTLY = [
  'a report of a load',
  'an edit of the profile',
  'a withdrawal by Bank',
  'a withdrawal within limits by Bank that pays a planned payment',
  'a second guess',
  'a loan that is approved',
  'a release of eight remotes',
];
const isCostly = ({ name }: { name: string }) => COSTLY.includes(name);

describe('document lookups of the rules', () => {
  let costs: DocumentCost[] = [];
  beforeAll(async () => {
    costs = await documentCosts('demo-fernhill-costs', measuredOperations.filter(isCostly));
  });

  it('stay within the limits of Firestore, for each write and for each commit', () => {
    expect(costs.length).toBe(COSTLY.length);
    const isBeyond = ({ commit, write }: DocumentCost) =>
      commit > LIMITS.commit || write > LIMITS.write;
    expect(costs.filter(isBeyond)).toEqual([]);
  });

  it('are counted once each, before and after the commit', () => {
    expect(costs).toEqual(
      expect.arrayContaining([
        { name: 'a report of a load', commit: 1, write: 1 },
        { name: 'an edit of the profile', commit: 6, write: 4 },
        { name: 'a release of eight remotes', commit: LIMITS.commit, write: 0 },
      ]),
    );
  });
});
