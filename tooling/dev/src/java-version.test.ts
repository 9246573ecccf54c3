/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { javaVersion } from './java-version';

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_402"', 8],
  ['No Java runtime present, requesting install.', undefined],
  [undefined, undefined],
])('reads %j as %s', (printed, expected) => {
  expect(javaVersion(printed)).toBe(expected);
});
