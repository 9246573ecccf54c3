import type { jsPDF } from 'jspdf';

const FAMILY = 'DejaVu Sans';
const FONT_URL = new URL('dejavu-fonts-ttf/ttf/DejaVuSans.ttf', import.meta.url);

/** The built-in PDF fonts have the Latin letters of Western Europe only. */
function isPlain(text: string): boolean {
  return /^[\n\x20-\x7e\u00a0-\u00ff]*$/.test(text);
}

function binary(bytes: Uint8Array): string {
  const CHUNK_SIZE = 0x8000;
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += CHUNK_SIZE) {
    text += String.fromCharCode(...bytes.subarray(offset, offset + CHUNK_SIZE));
  }
  return text;
}

/**
 * Returns the font for these texts. Other scripts (Central European, Greek, Cyrillic, Arabic, Hebrew and
 * more) need an embedded font: it is fetched on demand, and only the used glyphs are embedded.
 */
export async function loadFont(pdf: jsPDF, texts: readonly string[]): Promise<string> {
  if (texts.every(isPlain)) return 'helvetica';
  const response = await fetch(FONT_URL);
  if (!response.ok)
    throw new Error(`Loading the PDF font failed with HTTP status ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  pdf.addFileToVFS('font.ttf', binary(bytes));
  for (const style of ['normal', 'bold']) pdf.addFont('font.ttf', FAMILY, style);
  return FAMILY;
}
