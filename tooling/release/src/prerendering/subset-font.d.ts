/** The package brings no types. */
declare module 'subset-font' {
  /** Returns the font with only the glyphs of `text`, and their features. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Uint8Array>;
}
