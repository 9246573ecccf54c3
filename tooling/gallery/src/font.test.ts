import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import instrumentSansBold from '@capsizecss/metrics/instrumentSans/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import { expect, test } from '@jest/globals';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, '../../../shared/ui/src/font.css'), 'utf8');
const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];

function faceOf(family: string, weights: string): string {
  const found = faces.filter(
    (face) =>
      face.includes(`font-family: '${family}';`) && face.includes(`font-weight: ${weights};`),
  );
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

test.each([
  ['Instrument Sans Stand-in', '400 599', instrumentSans, arial],
  ['Instrument Sans Stand-in', '600 700', instrumentSansBold, arialBold],
  ['Instrument Sans Stand-in for Android', '400 599', instrumentSans, roboto],
  ['Instrument Sans Stand-in for Android', '600 700', instrumentSansBold, robotoBold],
])('%s at %s has the metrics of the real font', (family, weights, font, standIn) => {
  const [computed] = createFontStack([font, standIn], { fontFaceFormat: 'styleObject' }).fontFaces;
  const { ascentOverride, descentOverride, sizeAdjust } = computed?.['@font-face'] ?? {};
  const face = faceOf(family, weights);
  expect(face).toContain(`size-adjust: ${sizeAdjust};`);
  expect(face).toContain(`ascent-override: ${ascentOverride};`);
  expect(face).toContain(`descent-override: ${descentOverride};`);
  expect(face).toContain('line-gap-override: 0%;');
});

test('loads at most 45 KB for English text, with font-display: swap', () => {
  const real = faces.filter((face) => face.includes("font-family: 'Instrument Sans';"));
  expect(real).toHaveLength(2);
  for (const face of real) expect(face).toContain('font-display: swap;');
  const [latin] = real.filter((face) => face.includes('U+0000-00FF'));
  const file = /url\('([^']+)'\)/.exec(latin ?? '')?.[1] ?? '';
  expect(statSync(require.resolve(file)).size).toBeLessThanOrEqual(45 * 1024);
});
