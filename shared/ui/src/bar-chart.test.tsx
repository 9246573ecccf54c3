import { render, screen, within } from '@bank/testing';
import { expect, test } from '@jest/globals';
import { BarChart } from './bar-chart';

const bars = [
  { tick: 'Jan', name: 'January', in: 50, out: 100 },
  { tick: 'Feb', name: 'February', in: 0, out: 25 },
];

function drawn(isStacked: boolean) {
  const { container } = render(
    <BarChart
      title="Money in and out"
      summary="EUR 50 in, EUR 125 out."
      labels={{ in: 'In', out: 'Out', period: 'Month' }}
      bars={bars}
      format={(value) => `EUR ${value}`}
      plot={{ width: 220, height: 120, left: 20, top: 0, bottom: 100, max: 200 }}
      isStacked={isStacked}
    />,
  );
  const numbers = (rect: Element) =>
    ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name)));
  return [...container.querySelectorAll('rect')].map(numbers);
}

test('draws the two bars of a period side by side', () => {
  expect(drawn(false)).toEqual([
    [35, 75, 34, 25],
    [70, 50, 34, 50],
    [135, 100, 34, 0],
    [170, 87.5, 34, 12.5],
  ]);
});

test('stacks the second bar on the first', () => {
  expect(drawn(true)).toEqual([
    [27.5, 75, 84, 25],
    [27.5, 25, 84, 50],
    [127.5, 100, 84, 0],
    [127.5, 87.5, 84, 12.5],
  ]);
});

test('is one image with a summary, and a table of the same figures', () => {
  drawn(false);
  const picture = screen.getByRole('img', { name: 'Money in and out' });
  expect(picture).toHaveAccessibleDescription('EUR 50 in, EUR 125 out.');
  const table = screen.getByRole('table', { name: 'Money in and out', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    'MonthInOut',
    'JanuaryEUR 50EUR 100',
    'FebruaryEUR 0EUR 25',
  ]);
});
