import { render, screen, within } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { FailureChart } from './failure-chart';
import { HOURS } from './fleet-health';
import type { FleetRelease } from './read-fleet';

const now = new Date('2026-03-02T12:00:00Z');

const release = (revision: number, hoursAgo: number, action = 'publish'): FleetRelease => ({
  ...{ remote: 'loans', revision, action, version: `v${revision}`, why: '', commit: '', email: '' },
  at: new Date(now.getTime() - hoursAgo * 3_600_000),
});

/** Failures by hour, oldest first, like `summarizeHealth` counts them. */
function failuresAt(hoursAgo: number, count: number): number[] {
  const index = HOURS - 1 - Math.floor(hoursAgo);
  return Array.from({ length: HOURS }, (_, hour) => (hour === index ? count : 0));
}

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));

function rows() {
  const [, ...body] = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  return body.map((row) => row.textContent);
}

test.each([0, 2.5, 23.9])(
  'draws a release of %d hours ago over the failures of that hour',
  (at) => {
    const releases = [release(7, at)];
    const { container } = render(
      <FailureChart failures={failuresAt(at, 3)} releases={releases} now={now} />,
    );
    const bar = [...container.querySelectorAll('rect')].find((one) => numberOf(one, 'height') > 0);
    const [, line] = container.querySelectorAll('line');
    if (!bar || !line) throw new Error('The chart has no bar or no release');
    expect(numberOf(line, 'x1')).toBe(numberOf(line, 'x2'));
    expect(numberOf(line, 'x1')).toBeGreaterThanOrEqual(numberOf(bar, 'x') - 1);
    expect(numberOf(line, 'x1')).toBeLessThanOrEqual(
      numberOf(bar, 'x') + numberOf(bar, 'width') + 1,
    );
    expect(rows()).toEqual([expect.stringMatching(/3published v7$/)]);
  },
);

test('lists hours with failures or releases, and omits releases of the day before', () => {
  const releases = [release(9, 1.5, 'rollback'), release(8, 1.6), release(7, 24.1)];
  const { container } = render(
    <FailureChart failures={failuresAt(5.5, 2)} releases={releases} now={now} />,
  );
  // The first line is the axis.
  expect(container.querySelectorAll('line')).toHaveLength(3);
  expect(rows()).toEqual([
    expect.stringMatching(/2$/),
    expect.stringMatching(/0rolled back v9, published v8$/),
  ]);
});
