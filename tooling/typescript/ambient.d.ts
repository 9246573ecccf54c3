declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.html?url' {
  /** The URL of the page. */
  const address: string;
  export default address;
}
