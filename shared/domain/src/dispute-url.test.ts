import { expect, it } from '@jest/globals';
import { disputeUrl, transactionIdFromUrl } from './dispute-url';

it('links to the dispute form with the id of the payment', () => {
  const url = disputeUrl('aB3dE6gH9jK2mN5pQ8sT');
  expect(url).toBe('/dispute?transaction=aB3dE6gH9jK2mN5pQ8sT');
  expect(transactionIdFromUrl(new URL(url, 'https://bank.example').search)).toBe(
    'aB3dE6gH9jK2mN5pQ8sT',
  );
});

it.each(['', '?transaction=', '?transaction=users/ada', '?other=1'])('ignores %s', (search) => {
  expect(transactionIdFromUrl(search)).toBeNull();
});
