/** webpack's replacement of `import.meta.webpackContext`: modules by file name. */
export type Context = { (file: string): unknown; keys(): string[] };

declare global {
  // Declaration merging requires an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface is merged
  interface ImportMeta {
    webpackContext(
      folder: string,
      options: { recursive: boolean; regExp: RegExp; exclude: RegExp; mode: 'lazy' | 'sync' },
    ): Context;
  }
}
