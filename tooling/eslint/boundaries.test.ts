/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';

const BOUNDARY = 'boundaries/dependencies';
const UNDECLARED = 'import-x/no-extraneous-dependencies';

type Snippet = readonly [file: string, code: string];

const refused: readonly Snippet[] = [
  // No imports from applications, by package name or path.
  ['remotes/transfer/src/x.ts', "import { mount } from '@bank/dashboard/src/app';"],
  ['remotes/transfer/src/x.ts', "import { mount } from '../../dashboard/src/app';"],
  ['remotes/transfer/src/x.ts', "import { App } from '@bank/host/src/app/app';"],
  ['remotes/transfer/src/x.ts', "import { App } from '../../../host/src/app/app';"],
  ['host/src/x.ts', "import { mount } from '@bank/dashboard/src/app';"],
  ['shared/ui/src/x.ts', "import { App } from '@bank/host/src/app/app';"],
  ['shared/testing/src/x.ts', "import { mount } from '@bank/transfer/src/app';"],
  // Lower layers do not import higher ones.
  ['shared/domain/src/x.ts', "import { parseRemoteModule } from '@bank/contracts';"],
  ['shared/domain/src/x.ts', "import { doc } from 'firebase/firestore';"],
  ['shared/contracts/src/x.ts', "import { newId } from '@bank/domain';"],
  ['shared/router/src/x.ts', "import { newId } from '@bank/domain';"],
  ['shared/domain/src/x.ts', "import { locale } from '@bank/i18n';"],
  ['shared/i18n/src/x.ts', "import { brand } from '@bank/domain';"],
  ['shared/firebase/src/x.ts', "import { useProfile } from '@bank/data-access';"],
  ['shared/data-access/src/x.ts', "import { Button } from '@bank/ui';"],
  ['shared/data-access/src/x.ts', "import type { Session } from '@bank/contracts';"],
  ['shared/ui/src/x.ts', "import { database } from '@bank/firebase/firestore';"],
  ['shared/ui/src/x.ts', "import { Link } from '@bank/router';"],
  ['shared/remote-kit/src/x.ts', "import { Button } from '@bank/ui';"],
  // SDK and router only through their façades.
  ['remotes/transfer/src/x.ts', "import { doc } from 'firebase/firestore';"],
  ['remotes/transfer/src/x.ts', "export { doc } from 'firebase/firestore';"],
  ['remotes/transfer/src/x.ts', "export const later = () => import('firebase/auth');"],
  ['remotes/transfer/src/x.ts', "import type { User } from 'firebase/auth';"],
  ['remotes/transfer/src/x.test.ts', "import { doc } from 'firebase/firestore';"],
  ['host/src/x.ts', "import { initializeApp } from '@firebase/app';"],
  ['host/src/x.ts', "import { Link } from 'react-router-dom';"],
  ['host/src/x.ts', "import { Link } from 'react-router';"],
  // Shipped code imports neither tooling nor tests.
  ['remotes/transfer/src/x.ts', "import { remoteConfig } from '@bank/webpack/remote';"],
  ['remotes/transfer/src/x.test.ts', "import { remoteConfig } from '@bank/webpack/remote';"],
  ['host/src/x.ts', "import { seed } from '@bank/backend/seed';"],
  ['shared/domain/src/x.ts', "import { shared } from '../../../tooling/jest/shared.mjs';"],
  ['remotes/transfer/src/x.ts', "import { aProfile } from '@bank/testing';"],
  ['shared/domain/src/x.ts', "export { cases } from './money.test';"],
  [
    'remotes/loan-cards-kyc/src/features/kyc/x.ts',
    "export { aJpeg } from './image-codec.test-utils';",
  ],
  ['tooling/dev/src/x.ts', "import { mount } from '@bank/transfer/src/app';"],
  ['tooling/bench/src/bank/x.ts', "import { withdraw } from '@bank/transfer/src/api/withdraw';"],
];

const allowed: readonly Snippet[] = [
  ['tooling/bench/src/load/x.ts', "export { withdraw } from '@bank/transfer/src/api/withdraw';"],
  ['tooling/bench/src/load/reports/x.ts', "export { signIn } from '@bank/firebase/auth';"],
  ['remotes/transfer/src/x.ts', "export { newId } from '@bank/domain';"],
  ['remotes/transfer/src/x.ts', "export { database } from '@bank/firebase/firestore';"],
  ['remotes/transfer/src/x.ts', "export { useProfile } from '@bank/data-access';"],
  ['remotes/transfer/src/x.ts', "export { mount } from './app';"],
  ['remotes/transfer/src/x.ts', "export { useState } from 'react';"],
  ['remotes/transfer/src/x.test.ts', "export { aProfile } from '@bank/testing';"],
  ['remotes/transfer/src/x.test.ts', "export { expect } from '@jest/globals';"],
  ['remotes/transfer/x.config.mjs', "export { remoteConfig } from '@bank/webpack/remote';"],
  ['host/src/x.ts', "export { createRemote } from '@bank/remote-kit';"],
  ['shared/firebase/src/x.ts', "export { doc } from 'firebase/firestore';"],
  ['shared/firebase/src/x.ts', "export { newId } from '@bank/domain';"],
  ['shared/data-access/src/x.ts', "export { database } from '@bank/firebase/firestore';"],
  ['shared/remote-kit/src/x.ts', "export { Router } from '@bank/router';"],
  ['shared/router/src/x.ts', "export { Link } from 'react-router-dom';"],
  ['shared/ui/src/x.ts', "export { formatMoney } from '@bank/domain';"],
  ['shared/ui/src/x.ts', 'export const f = (tag: string) => new Intl.NumberFormat(tag);'],
  ['remotes/transfer/src/x.ts', "export { locale } from '@bank/i18n';"],
  ['shared/testing/src/x.ts', "export { Router } from '@bank/router';"],
  ['tooling/dev/src/x.ts', "export { CommandError } from '@bank/release';"],
];

const undeclared: readonly Snippet[] = [
  ['remotes/transfer/src/x.ts', "export { object } from 'valibot';"],
  ['remotes/transfer/src/x.ts', "export { expect } from '@jest/globals';"],
  ['remotes/transfer/src/x.ts', "export type { Configuration } from 'webpack';"],
  ['shared/domain/src/x.test.ts', "export { aProfile } from '@bank/testing';"],
  ['shared/contracts/src/x.ts', "export { newId } from '@bank/domain';"],
];

const DIRECT_READS = [
  'onSnapshot',
  'getDoc',
  'getDocFromServer',
  'getDocs',
  'getDocsFromServer',
  'getCountFromServer',
  'getAggregateFromServer',
];

const DIRECT_WRITES = [
  'addDoc',
  'deleteDoc',
  'runTransaction',
  'setDoc',
  'updateDoc',
  'writeBatch',
];

const others: readonly (readonly [rule: string, ...Snippet])[] = [
  [
    'import-x/no-relative-packages',
    'host/src/x.ts',
    "export { newId } from '../../shared/domain/src/references';",
  ],
  ['import-x/no-default-export', 'host/src/x.ts', 'export default 1;'],
  ['no-restricted-syntax', 'shared/ui/src/x.ts', "export * from './button';"],
  ['no-restricted-syntax', 'host/src/x.ts', 'export const f = new Intl.NumberFormat();'],
  ['no-restricted-syntax', 'host/src/x.ts', 'export const f = Intl.DateTimeFormat(undefined, {});'],
  ['no-restricted-syntax', 'host/src/x.ts', 'export const f = (d: Date) => d.toLocaleString();'],
  ['no-restricted-syntax', 'host/src/x.ts', 'export const f = (a: string) => a.localeCompare(a);'],
  ['no-restricted-imports', 'remotes/transfer/src/x.tsx', "export { lazy } from 'react';"],
  ...[...DIRECT_READS, ...DIRECT_WRITES].map(
    (name) =>
      [
        'no-restricted-imports',
        'remotes/transfer/src/x.ts',
        `export { ${name} } from '@bank/firebase/firestore';`,
      ] as const,
  ),
  [
    'no-restricted-imports',
    'shared/data-access/src/x.ts',
    "export { setDoc } from '@bank/firebase/firestore';",
  ],
  ['no-console', 'shared/ui/src/x.ts', "console.log('here');"],
  ['max-lines', 'shared/ui/src/x.ts', '// line\n'.repeat(301)],
  [
    'bank/explained-directives',
    'host/src/x.ts',
    '// eslint-disable-next-line no-console\nconsole.log(1);',
  ],
  ['@typescript-eslint/no-explicit-any', 'host/src/x.ts', 'export const anything: any = 1;'],
  ['@typescript-eslint/ban-ts-comment', 'host/src/x.ts', '// @ts-ignore\nexport const x = 1;'],
  [
    'react-hooks/rules-of-hooks',
    'host/src/x.tsx',
    "import { useState } from 'react';\nexport function F({ a }: { a: boolean }) { if (a) useState(0); return null; }",
  ],
  ['jsx-a11y/alt-text', 'host/src/x.tsx', 'export const image = <img src="a.png" />;'],
];

const snippets = [
  ...refused,
  ...allowed,
  ...undeclared,
  ...others.map(([, ...snippet]) => snippet),
];
const broken = new Map<string, string[]>();

beforeAll(() => {
  const input = JSON.stringify(snippets.map(([file, code]) => ({ file, code })));
  const program = join(__dirname, 'lint-snippets.mjs');
  const output = execFileSync(process.execPath, [program], { input, encoding: 'utf8' });
  const results = JSON.parse(output) as string[][];
  snippets.forEach((snippet, index) =>
    broken.set(snippet.join('\n'), results[index] ?? ['missing']),
  );
}, 120_000);

const brokenBy = (...snippet: Snippet) => broken.get(snippet.join('\n'));

describe('the boundaries', () => {
  test.each(refused)('reject in %s: %s', (file, code) => {
    expect(brokenBy(file, code)).toContain(BOUNDARY);
  });

  test.each(allowed)('allow in %s: %s', (file, code) => {
    expect(brokenBy(file, code)).toEqual([]);
  });
});

describe('the declared dependencies', () => {
  test.each(undeclared)('are required in %s: %s', (file, code) => {
    expect(brokenBy(file, code)).toContain(UNDECLARED);
  });
});

describe('the house rules', () => {
  test.each(others)('%s fires in %s', (rule, file, code) => {
    expect(brokenBy(file, code)).toContain(rule);
  });
});
