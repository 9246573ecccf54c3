import { putDocuments } from '@bank/backend/emulators';
import { newDisputeReference } from '@bank/domain';
import { expect } from '@playwright/test';
import { decideRequest } from '../fixtures/decide-request';
import { environment } from '../fixtures/environment';
import { createPng } from '../fixtures/images';
import { newCustomer, openAs } from '../fixtures/users';
import { IN_WINDOW, type Journey } from './journey';

const REASON =
  'The picture is blurred, and the name on it is not the one of this account. Please send one that shows all four corners of the document in daylight.';
const day = (number: number) => new Date(Date.UTC(2026, 2, number, 9, 30));

export const requestJourneys: readonly Journey[] = [
  {
    title: 'what becomes of requests',
    async walk(page, inspect) {
      const person = await newCustomer();
      const { uid } = person;
      await openAs(page, person, '/Kyc/status');
      await expect(page.getByText('You haven’t sent a KYC request yet.')).toBeVisible();
      await inspect(page, 'kyc-status-empty');

      const identity = {
        ...{ uid, idType: 'passport', idNumber: 'X-1', idImageUrl: '', address: '', dob: '' },
        ...{ status: 'pending', timestamp: day(3) },
      };
      await decideRequest(`kycRequests/${uid}`, identity, { status: 'rejected', reason: REASON });
      await expect(page.getByText('Rejected').first()).toBeVisible();
      await inspect(page, 'kyc-status-rejected');
      await page.goto('/Kyc');
      await expect(page.getByText(REASON)).toBeVisible();
      await inspect(page, 'kyc-rejected');

      const past = { uid, kind: 'loans', loanAmount: 12_345_678.9, timestamp: day(1) };
      await putDocuments(environment, [
        {
          path: `pastRequests/${uid}-loan`,
          fields: { ...past, status: 'rejected', reason: REASON, reviewedAt: day(2) },
        },
      ]);
      const loan = { loanAmount: 2_500, status: 'pending', timestamp: day(4) };
      await decideRequest(`loans/${uid}`, loan, { status: 'approved' });
      await page.goto('/loan/status');
      await expect(page.getByText('Approved').first()).toBeVisible();
      await inspect(page, 'loan-status-approved');

      const [waiting, settled] = [newDisputeReference(), newDisputeReference()];
      const disputes = [waiting, settled].map((referenceNumber, index) => ({
        path: `disputes/${referenceNumber}`,
        fields: {
          ...{ uid, referenceNumber, amount: 149.5 },
          ...{ accountNumber: 'IE29AIBK9311521234567800000000000' },
          ...{ status: index === 0 ? 'pending' : 'approved', createdAt: day(index + 5) },
        },
      }));
      await putDocuments(environment, disputes);
      await page.goto('/dispute');
      await expect(page.getByRole('link', { name: waiting })).toBeVisible();
      await inspect(page, 'dispute-list');
      await page.getByRole('link', { name: waiting }).click();
      await expect(page.getByRole('list', { name: 'History' })).toBeVisible();
      await inspect(page, 'dispute-status');
      await page.goto('/dispute/REF-000000000');
      await expect(page.getByText('We couldn’t find a dispute')).toBeVisible();
      await inspect(page, 'dispute-unknown');
    },
  },
  {
    title: 'the identity image',
    async walk(page, inspect) {
      await openAs(page, await newCustomer(), '/Kyc');
      await page.getByLabel('ID image').setInputFiles({
        name: 'a passport whose name is quite long indeed.png',
        mimeType: 'image/png',
        buffer: createPng({ width: 900, height: 600 }),
      });
      await expect(page.getByRole('img', { name: 'The image as it will be sent' })).toBeVisible();
      await page.getByRole('button', { name: 'Rotate' }).click();
      await expect(page.getByRole('button', { name: 'Undo changes' })).toBeVisible();
      await inspect(page, 'kyc-image');
      await page.getByRole('button', { name: 'Crop' }).click();
      await expect(page.getByRole('button', { name: /^Lower right corner/ })).toBeVisible();
      await inspect(page, 'kyc-crop', IN_WINDOW);
    },
  },
];
