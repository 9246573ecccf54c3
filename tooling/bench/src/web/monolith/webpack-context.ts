/** What webpack puts in the place of `import.meta.webpackContext`: files by their names. */
export type Context = { (file: string): unknown; keys(): string[] };

declare global {
  // An interface, as it is the one that TypeScript has and webpack adds to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface is merged
  interface ImportMeta {
    webpackContext(
      folder: string,
      options: { recursive: boolean; regExp: RegExp; exclude: RegExp; mode: 'lazy' | 'sync' },
    ): Context;
  }
}
