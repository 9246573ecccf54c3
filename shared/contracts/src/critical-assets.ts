/** What a page that stands in its HTML brings with it, so that its first paint waits for no other file. */
export type CriticalAssets = {
  /** The style sheets of its remote; `file` is where the same stands on the host's site. */
  styles: readonly { file: string; text: string }[];
  /** The bank's typeface, with the letters that the page needs. */
  typeface: FontSubset | null;
};

/** What `FontFace` takes; the bytes in base64. `file` on the host's site has the other letters, too. */
export type FontSubset = {
  file: string;
  family: string;
  weight: string;
  unicodeRange: string;
  bytes: string;
};

/** The id of the data block in which a page has its parts. */
export const CRITICAL_ASSETS_ELEMENT_ID = 'page-parts';
