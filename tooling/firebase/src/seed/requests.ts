import type { Document } from './emulators';
import type { Person } from './people';

/** Pending requests: one of each kind, each from a different customer. */
export function requestsOf(person: Person, now: Date): Document[] {
  const { uid } = person;
  switch (uid) {
    case 'demo-aisha': {
      const answers = {
        idType: 'passport',
        idNumber: 'A02345678',
        idImageUrl: '',
        address: '12 Rue Félix Faure, Dakar',
        dob: '1994-06-21',
      };
      return [
        {
          path: `kycRequests/${uid}`,
          fields: { uid, ...answers, status: 'pending', timestamp: now },
        },
      ];
    }
    case 'demo-ines':
      return [
        { path: `loans/${uid}`, fields: { loanAmount: 2_500, status: 'pending', timestamp: now } },
      ];
    case 'demo-lakshmi': {
      const referenceNumber = 'REF-7K2M9QX4B';
      const claim = {
        uid,
        amount: 149.5,
        accountNumber: '004512347788',
        referenceNumber,
        status: 'pending',
        createdAt: now,
      };
      return [{ path: `disputes/${referenceNumber}`, fields: claim }];
    }
    default:
      return [];
  }
}
