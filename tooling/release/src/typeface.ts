import type { PageTypeface } from '@bank/contracts';
import subsetFont from 'subset-font';

/** The face of Latin text, as the style sheet in the host's page names it. */
const FACE = /@font-face\s*\{([^}]*-latin-wght-normal[^}]*)\}/;

/** A person soon sees letters that are not on the first page: those that everybody types come along. */
const TYPED = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
/** What a Latin typeface has besides: accents, dashes, quotation marks, some signs. */
const PRINTED = /[\u00a1-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]/g;

/**
 * The letters that the HTML of some pages needs, out of the file that the host's page asks for. None where
 * that names no typeface. `read` gives a file of the host's site.
 */
export async function typefaceFor(
  html: string,
  shell: string,
  read: (file: string) => Promise<Buffer>,
): Promise<PageTypeface | null> {
  const face = FACE.exec(shell)?.[1];
  const [family, weight, file] = [
    /font-family:\s*["']?([^;"']+)/,
    /font-weight:\s*([^;]+)/,
    /url\(["']?\/?([^)"']+)/,
  ].map((property) => property.exec(face ?? '')?.[1]);
  if (!family || !weight || !file) return null;
  const further = [...new Set(html.match(PRINTED))].sort();
  const text = [...TYPED, ...further].join('');
  const bytes = await subsetFont(await read(file), text, { targetFormat: 'woff2' });
  const codes = further.map((letter) => `U+${letter.charCodeAt(0).toString(16)}`);
  const unicodeRange = ['U+20-7e', ...codes].join(',');
  return { file, family, weight, unicodeRange, bytes: Buffer.from(bytes).toString('base64') };
}
