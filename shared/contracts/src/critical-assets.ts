/** Critical CSS and font subset inlined in a prerendered page, so that its first paint needs no other file. */
export type CriticalAssets = {
  /** The remote's style sheets (critical CSS); `file` is the same content on the host's site. */
  styles: readonly { file: string; text: string }[];
  /** The brand font, subset to the page's characters. */
  typeface: FontSubset | null;
};

/** The arguments of `FontFace`, with the bytes in base64. `file` on the host's site has all characters. */
export type FontSubset = {
  file: string;
  family: string;
  weight: string;
  unicodeRange: string;
  bytes: string;
};

/** The id of the data block that contains the critical assets. */
export const CRITICAL_ASSETS_ELEMENT_ID = 'page-parts';
