declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.html?url' {
  /** Where the page is served. */
  const address: string;
  export default address;
}
