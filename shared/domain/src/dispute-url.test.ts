import { expect, it } from '@jest/globals';
import { disputeUrl, transactionIdFromUrl } from './dispute-url';

it('links to the dispute form with the id of the payment', () => {
  const url = disputeUrl('aB3dE6gH9jK2mN5pQ8sT');
  expect(url).toBe('/dispute?transaction=aB3dE6gH9jK2mN5pQ8sT');
  expect(transactionIdFromUrl(new URL(url, 'https://bank.example').search)).toBe(
    'aB3dE6gH9jK2mN5pQ8sT',
  );
});

it('accepts an id of at most 40 characters', () => {
  const id = 'x'.repeat(40);
  expect(transactionIdFromUrl(`?transaction=${id}`)).toBe(id);
  expect(transactionIdFromUrl(`?transaction=${id}x`)).toBeNull();
});

it.each([
  '',
  '?transaction=',
  '?transaction=users/ada',
  '?transaction=/ada',
  '?transaction=ada/',
  '?other=1',
])('ignores %s', (search) => {
  expect(transactionIdFromUrl(search)).toBeNull();
});
