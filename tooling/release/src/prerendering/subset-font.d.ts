/** The package brings no types. */
declare module 'subset-font' {
  /** The font with the letters of `text` alone, and all that concerns them. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Uint8Array>;
}
