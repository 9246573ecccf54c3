import type { Shape } from './documents';
import {
  amount,
  extend,
  exactly,
  not,
  now,
  oneOf,
  optionalText,
  shown,
  readableCode,
  text,
  uidOf,
} from './value-generators';
import { AUDIENCE } from './rules-project';

const inBucket = (bucket: string) => (uid: string) => `gs://${bucket}/kycImages/${uid}/`;
const inFolder = inBucket(`${AUDIENCE}.appspot.com`);
const otherBuckets = [
  ...['attacker.appspot.com', `${AUDIENCE}-2.appspot.com`, `x${AUDIENCE}.appspot.com`],
  ...[`${AUDIENCE}.appspot.com.attacker.example`, `attacker.${AUDIENCE}.appspot.com`],
  ...[
    AUDIENCE,
    '.appspot.com',
    `${AUDIENCE}.appspot.com:80`,
    `${AUDIENCE.toUpperCase()}.appspot.com`,
  ],
];
const NAME = 'x'.repeat(100);
const otherNames = [
  ...['', '.', '..', '.a.png', '%2e%2e', 'a%2fb.png', 'a b.png', 'a.png?alt=media', 'a.png#'],
  ...['a\u202egnp.exe', 'a\u0000.png', 'é.png', `${NAME}x`],
];

export const requests = {
  kyc: {
    uid: uidOf('uid'),
    idType: oneOf('passport', 'driver_license', 'national_id'),
    idNumber: readableCode(optionalText(64)),
    idImageUrl: {
      forged: [
        ...[7, null, true, ['x'], ' ', 'x', 'https://example.com/kycImages/me/a.png'],
        ({ uid }: { uid: string }) => `https://example.com/kycImages/${uid}/a.png`,
        ({ other }: { other: string }) => `${inFolder(other)}a.png`,
        ({ uid }: { uid: string }) => `${inFolder(uid)}b/a.png`,
        ({ uid }: { uid: string }) => `gs://demo-fernhill.appspot.com/elsewhere/${uid}/a.png`,
        ...otherBuckets.map(
          (bucket) =>
            ({ uid }: { uid: string }) =>
              `${inBucket(bucket)(uid)}a.png`,
        ),
        ...otherNames.map(
          (name) =>
            ({ uid }: { uid: string }) =>
              `${inFolder(uid)}${name}`,
        ),
      ].map((value) => ({ value })),
      allowed: [
        '',
        ({ uid }) => `${inFolder(uid)}a`,
        ({ uid }) => `${inFolder(uid)}${NAME}`,
        ({ uid }) => `${inBucket(`${AUDIENCE}.firebasestorage.app`)(uid)}a-1_b.PNG`,
      ],
    },
    address: shown(optionalText(300)),
    dob: extend(not('28 Feb', '1990-2-28', '1990-02-28x', ' ', 7, null), {
      allowed: ['', '1990-02-28'],
    }),
    status: exactly('pending'),
    timestamp: now,
  },
  loan: { loanAmount: amount, status: exactly('pending'), timestamp: now },
  dispute: {
    uid: uidOf('uid'),
    amount,
    accountNumber: readableCode(text(34)),
    referenceNumber: extend(not('REF-short', 'REF-abc123xyz', 'REF-ABC123XYZ1', 'XREF-ABC123XYZ'), {
      commonValue: 'reference',
      contradictions: ['REF-ABC123XYZ', '', 7, null].map((value) => ({ value })),
    }),
    status: exactly('pending'),
    createdAt: now,
  },
} satisfies Record<string, Shape>;
