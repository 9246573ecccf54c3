import type { jsPDF } from 'jspdf';

const FAMILY = 'DejaVu Sans';
const FONT_URL = new URL('dejavu-fonts-ttf/ttf/DejaVuSans.ttf', import.meta.url);

/** What every PDF reader can write by itself: Latin letters as Western Europe has them. */
function isPlain(text: string): boolean {
  return /^[\n\x20-\x7e\u00a0-\u00ff]*$/.test(text);
}

function binary(bytes: Uint8Array): string {
  const PIECE = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return text;
}

/**
 * The font for these texts. Names in other letters (Central European, Greek, Cyrillic, Arabic, Hebrew
 * and more) need a font inside of the file; it is fetched only then, and only the letters that are
 * used become part of the file.
 */
export async function fontFor(pdf: jsPDF, texts: readonly string[]): Promise<string> {
  if (texts.every(isPlain)) return 'helvetica';
  const response = await fetch(FONT_URL);
  if (!response.ok) throw new Error(`The font answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  pdf.addFileToVFS('font.ttf', binary(bytes));
  for (const style of ['normal', 'bold']) pdf.addFont('font.ttf', FAMILY, style);
  return FAMILY;
}
