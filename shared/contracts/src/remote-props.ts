/** The signed-in user. `isAdmin` controls the UI only; the security rules control access. */
export type Session = { uid: string; email: string; isAdmin: boolean };

/** Compatible with React Router's `Location`. */
export type SiteLocation = {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
};

type To = string | Partial<Pick<SiteLocation, 'pathname' | 'search' | 'hash'>>;

/** Compatible with React Router's `Navigator`. The host may block navigation while there are unsaved changes. */
export type SiteNavigator = {
  createHref(to: To): string;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(delta: number): void;
};

/** Shows toasts. `duration` in milliseconds; 5 s by default (specification, section 9). */
export type Notify = {
  success(text: string, options?: { duration?: number }): void;
  error(text: string, options?: { duration?: number }): void;
  info(text: string, options?: { duration?: number }): void;
};

/** Registers unsaved form input with the host. */
export type UnsavedChanges = {
  /** The host asks for confirmation before leaving, until the returned function is called. */
  hold(): () => void;
};

/** The host's props for a mounted remote. Changes arrive through the remote's `update`. */
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
   * Reports an error to the host, without personal data. After a `fatal` error the host unmounts the
   * remote and shows its failure card.
   */
  reportError(error: unknown, options?: { fatal?: boolean }): void;
  unsavedChanges: UnsavedChanges;
  /** Aborted when the remote is unmounted. */
  signal: AbortSignal;
};
