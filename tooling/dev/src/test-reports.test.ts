/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestReport, readPlaywrightReport, reconcile } from './test-reports';

async function withReport<T>(report: object, read: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  try {
    return await read(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('readJestReport and readPlaywrightReport', () => {
  it('counts a file that Jest could not run as a failed test', async () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: 'summary',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'divides', status: 'failed', failureMessages: ['\u001b[31mby\n  zero'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(await withReport(report, readJestReport)).toEqual({
      passed: 7,
      failed: 3,
      failures: ['a.test.ts divides: by zero', 'b.test.ts: no such module'],
    });
  });

  it('counts a flaky browser spec, and an error outside the specs, as failed', async () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
    const spec = (title: string, status: string, errors: { message: string }[]) => ({
      ...{ title, file: 'pay.spec.ts', line: 7 },
      tests: [{ status, results: [{ errors }] }],
    });
    const suites = [
      {
        specs: [spec('pays', 'expected', [])],
        suites: [
          { specs: [spec('pays twice', 'unexpected', [{ message: 'paid once' }])] },
          { specs: [spec('pays late', 'flaky', [])] },
        ],
      },
    ];
    const report = { stats, errors: [{ message: 'no such file' }], suites };
    expect(await withReport(report, readPlaywrightReport)).toEqual({
      passed: 5,
      failed: 3,
      failures: [
        'pay.spec.ts:7 pays twice: paid once',
        'pay.spec.ts:7 pays late: ',
        'setup: no such file',
      ],
    });
  });
});

describe('reconcile', () => {
  it.each([
    [
      'a runner that fails without naming a test',
      { passed: 3, failed: 0 },
      1,
      { passed: 3, failed: 1 },
    ],
    ['a runner that finds no test', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ])('treats %s as a failure', (_what, counts, code, expected) => {
    expect(reconcile(counts, code)).toEqual(expected);
  });

  it('keeps consistent counts', () => {
    expect(reconcile({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
    expect(reconcile({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });
});
