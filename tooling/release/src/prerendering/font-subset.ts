import type { FontSubset } from '@bank/contracts';
import subsetFont from 'subset-font';

/** The Latin font face in the style sheet of the host's page. */
const FONT_FACE = /@font-face\s*\{([^}]*-latin-wght-normal[^}]*)\}/;

/** Always included, because the user soon types or sees characters that are not on the first page. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
/** Other characters of a Latin font: accents, dashes, quotation marks, some symbols. */
const OTHER_LATIN = /[\u00a1-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]/g;

/**
 * Creates a subset of the host's font with the characters that some prerendered pages need. Null if the
 * host's page names no font. `read` returns a file of the host's site.
 */
export async function createFontSubset(
  html: string,
  shell: string,
  read: (file: string) => Promise<Buffer>,
): Promise<FontSubset | null> {
  const face = FONT_FACE.exec(shell)?.[1];
  const [family, weight, file] = [
    /font-family:\s*["']?([^;"']+)/,
    /font-weight:\s*([^;]+)/,
    /url\(["']?\/?([^)"']+)/,
  ].map((property) => property.exec(face ?? '')?.[1]);
  if (!family || !weight || !file) return null;
  const otherCharacters = [...new Set(html.match(OTHER_LATIN))].sort();
  const text = [...ASCII, ...otherCharacters].join('');
  const bytes = await subsetFont(await read(file), text, { targetFormat: 'woff2' });
  const codes = otherCharacters.map((letter) => `U+${letter.charCodeAt(0).toString(16)}`);
  const unicodeRange = ['U+20-7e', ...codes].join(',');
  return { file, family, weight, unicodeRange, bytes: Buffer.from(bytes).toString('base64') };
}
