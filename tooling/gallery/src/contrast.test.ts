import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourNames, colours, contrast, type Scheme } from './colours';

const GROUNDS = ['page', 'sunken', 'surface', 'raised'];
const TONES = ['success', 'warning', 'danger', 'info'];
const SOFT = [...TONES, 'brand'].map((tone) => `${tone}-soft`);

/** Text colours with their backgrounds. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: [...GROUNDS, ...SOFT, 'selection'],
  'ink-soft': GROUNDS,
  'brand-ink': [...GROUNDS, 'brand-soft'],
  'accent-ink': GROUNDS,
  'on-brand': ['brand', 'brand-hover'],
  'on-danger': ['danger-fill'],
  'on-night': ['night', 'night-deep'],
  'on-night-soft': ['night', 'night-deep'],
  ...Object.fromEntries(TONES.map((tone) => [tone, [...GROUNDS, `${tone}-soft`]])),
};

/** Colours of control borders and focus, with their backgrounds. */
const BOUNDARIES: Readonly<Record<string, readonly string[]>> = {
  'line-strong': GROUNDS,
  focus: [...GROUNDS, 'brand-soft'],
  brand: GROUNDS,
  'danger-fill': GROUNDS,
  danger: GROUNDS,
};

/** Decorative colours without a contrast requirement. */
const DECORATION = {
  accent: 'a mark beside text that says the same',
  line: 'separates what space separates as well',
  backdrop: 'lies over the page behind a dialog',
};

const pairsOf = (uses: typeof TEXT, least: number) =>
  Object.entries(uses).flatMap(([front, grounds]) =>
    grounds.flatMap((ground) =>
      (['light', 'dark'] as const).map((scheme) => [front, ground, scheme, least] as const),
    ),
  );

function colour(name: string, scheme: Scheme): string {
  const found = colours.get(name);
  if (!found) throw new Error(`There is no --color-${name}`);
  return found[scheme];
}

test.each([...pairsOf(TEXT, 4.5), ...pairsOf(BOUNDARIES, 3)])(
  '%s on %s, %s: at least %s to 1',
  (front, ground, scheme, least) => {
    expect(contrast(colour(front, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(least);
  },
);

test('computes a contrast of 21 for black on white, and of 4.54 for the grey at the limit', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('checks the contrast of every colour that is not decorative', () => {
  const held = [TEXT, BOUNDARIES].flatMap((uses) => [
    ...Object.keys(uses),
    ...Object.values(uses).flat(),
  ]);
  expect([...new Set([...held, ...Object.keys(DECORATION)])].sort()).toEqual(
    [...colourNames].sort(),
  );
});

test('components use colour tokens only', () => {
  const folder = join(__dirname, '../../../shared/ui/src');
  // The logo has fixed colours on any background.
  const others = readdirSync(folder).filter(
    (file) => file.endsWith('.css') && !['tokens.css', 'logo.module.css'].includes(file),
  );
  const own = others.filter((file) =>
    /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)\(/i.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(own).toEqual([]);
});
