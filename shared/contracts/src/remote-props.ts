/** Who is signed in. `isAdmin` decides what is offered; what is allowed is decided by the database's rules. */
export type Session = { uid: string; email: string; isAdmin: boolean };

/** A place in the site, in the shape of React Router's `Location`. */
export type SiteLocation = {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
};

type To = string | Partial<Pick<SiteLocation, 'pathname' | 'search' | 'hash'>>;

/** Moves through the site, in the shape of React Router's `Navigator`. The host may hold a move back while there are unsaved changes. */
export type SiteNavigator = {
  createHref(to: To): string;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(delta: number): void;
};

/** Toasts. `duration` in milliseconds; the default is the product's own (section 9): 5 s. */
export type Notify = {
  success(text: string, options?: { duration?: number }): void;
  error(text: string, options?: { duration?: number }): void;
  info(text: string, options?: { duration?: number }): void;
};

/** Tells the host that leaving now would lose what the person typed. */
export type UnsavedChanges = {
  /** Asks before leaving, until the returned function is called. */
  hold(): () => void;
};

/** What the host gives a mounted remote. New versions arrive through the remote's `update`. */
export type RemoteProps = {
  /** Unique for each mount; prefixes ids that must be unique on the page. */
  instanceId: string;
  /** The path that the site is served under, `/` by default. */
  basename: string;
  location: SiteLocation;
  navigator: SiteNavigator;
  /** `null` for a visitor. */
  session: Session | null;
  notify: Notify;
  /**
   * Hands a caught error to the host's reporting; never carries personal data. After a `fatal` one
   * the host takes the remote down and shows its failure card in the place.
   */
  reportError(error: unknown, options?: { fatal?: boolean }): void;
  unsavedChanges: UnsavedChanges;
  /** Aborted when the remote is unmounted. */
  signal: AbortSignal;
};
