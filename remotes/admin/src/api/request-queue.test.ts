import { describe, expect, test } from '@jest/globals';
import { Timestamp } from '@bank/firebase/firestore';
import { readRequest } from './request-queue';

const at = new Date('2026-03-04T12:00:00Z');
const stored = Timestamp.fromDate(at);

describe('a stored request', () => {
  test('of an identity check has its details', () => {
    const details = { idType: 'passport', idNumber: 'P1', address: '1 Quay', dob: '1990-01-31' };
    const data = { ...details, idImageUrl: 'gs://b/kycImages/ada/a.png', timestamp: stored };
    expect(readRequest('kycRequests', 'ada', data)).toEqual({
      ...{ id: 'ada', uid: 'ada', submittedAt: at },
      details: { kind: 'kycRequests', ...details, image: 'gs://b/kycImages/ada/a.png' },
    });
  });

  test('for a loan has its amount', () => {
    expect(readRequest('loans', 'ada', { loanAmount: 50.25, timestamp: stored })).toEqual({
      ...{ id: 'ada', uid: 'ada', submittedAt: at },
      details: { kind: 'loans', amount: 5025 },
    });
  });

  test('of a dispute names the customer, who is not its id', () => {
    const data = { uid: 'ada', amount: 12.5, accountNumber: '123', createdAt: stored };
    expect(readRequest('disputes', 'REF-1', data)).toEqual({
      ...{ id: 'REF-1', uid: 'ada', submittedAt: at },
      details: { kind: 'disputes', amount: 1250, accountNumber: '123' },
    });
  });

  test('without valid fields has empty ones', () => {
    expect(readRequest('disputes', 'REF-1', { amount: 'much', createdAt: 'now' })).toEqual({
      ...{ id: 'REF-1', uid: '', submittedAt: null },
      details: { kind: 'disputes', amount: 0, accountNumber: '' },
    });
    expect(readRequest('loans', 'ada', {}).details).toEqual({ kind: 'loans', amount: 0 });
    expect(readRequest('kycRequests', 'ada', { dob: 1990 }).details).toEqual({
      ...{ kind: 'kycRequests', idType: '', idNumber: '', address: '', dob: '', image: '' },
    });
  });
});
