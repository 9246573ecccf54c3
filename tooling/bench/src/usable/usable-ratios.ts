import { median, tableOf, withSpread } from '../web/statistics';

/** A page and what was measured on it, such as `sign-in, email field`. */
export type Figure = `${string}, ${string}`;

/** The milliseconds of each round. */
export type Figures = ReadonlyMap<Figure, readonly number[]>;

const LANDING: Figure = 'landing, heading';

/** The highest accepted multiples of the time until the landing page's heading is painted. */
const RATIOS: readonly (readonly [Figure, number])[] = [
  ['sign-in, email field', 1.15],
  ['sign-up, email field', 1.15],
  ['dashboard, balance card', 2.6],
  ['dashboard again, balance card', 1.2],
];

/** The highest accepted total blocking times, in milliseconds. */
const BLOCKING: readonly (readonly [Figure, number])[] = [
  ['sign-in, TBT', 200],
  ['sign-up, TBT', 200],
];

function ratioOf(figures: Figures, figure: Figure): number {
  return median(figures.get(figure) ?? []) / median(figures.get(LANDING) ?? []);
}

/** Formats the medians with their spread, and the ratio to the landing page's heading. */
export function usableTable(figures: Figures): string {
  const rows = [...figures].map(([figure, values]) => {
    const ratio = figure.endsWith(' TBT') ? Number.NaN : ratioOf(figures, figure);
    return [figure, withSpread(values), Number.isNaN(ratio) ? '–' : `× ${ratio.toFixed(2)}`];
  });
  return tableOf([['', 'ms', 'landing'], ...rows]);
}

/** Returns the exceeded limits, one per line. Figures that were not measured exceed none. */
export function tooSlow(figures: Figures): string[] {
  const ratios = RATIOS.map(([figure, limit]) => ({
    figure,
    limit,
    value: ratioOf(figures, figure),
  }))
    .filter(({ value, limit }) => value > limit)
    .map(
      ({ figure, limit, value }) =>
        `${figure}: × ${value.toFixed(2)} the landing page’s heading (at most × ${limit})`,
    );
  const blocking = BLOCKING.map(([figure, limit]) => {
    return { figure, limit, value: median(figures.get(figure) ?? []) };
  })
    .filter(({ value, limit }) => value > limit)
    .map(({ figure, limit, value }) => `${figure}: ${Math.round(value)} ms (at most ${limit})`);
  return [...ratios, ...blocking];
}
