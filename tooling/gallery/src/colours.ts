import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Scheme = 'light' | 'dark';

const css = readFileSync(join(__dirname, '../../../shared/ui/src/tokens.css'), 'utf8');
const HEX = '#[0-9a-f]{6}';
const COLOUR = new RegExp(
  `--color-([\\w-]+): (?:light-dark\\((${HEX}), (${HEX})\\)|(${HEX}));`,
  'g',
);

/** The opaque colour tokens of the style sheet by name, without their prefix. */
export const colours: ReadonlyMap<string, Readonly<Record<Scheme, string>>> = new Map(
  [...css.matchAll(COLOUR)].map(([, name = '', light, dark, same = '']) => [
    name,
    { light: light ?? same, dark: dark ?? same },
  ]),
);

/** All colour tokens, including transparent ones. */
export const colourNames: readonly string[] = [...css.matchAll(/--color-([\w-]+):/g)].map(
  ([, name = '']) => name,
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
