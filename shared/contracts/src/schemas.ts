import * as v from 'valibot';

/** A remote's name. */
export const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be kebab-case'));
const Path = v.pipe(v.string(), v.regex(/^\/[\w\-/:]*$/, 'must be an absolute path'));
export const Label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

/** The names of the icons in the host's menus. */
const IconName = v.picklist([
  'home',
  'transfer',
  'loan',
  'card',
  'identity',
  'person',
  'shield',
  'document',
  'chart',
  'lock',
  'alert',
]);

const Access = v.picklist(['public', 'customer', 'admin']);

export const routeEntries = {
  /** Absolute path; matched case-insensitively. */
  path: Path,
  /** The document title. */
  title: Label,
  /** The meta description; the brand's description by default. */
  description: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))),
  /** Who may open the route: everyone, signed-in users, or administrators. */
  access: Access,
  /** For the page of an administration, in the menu that lists these. */
  icon: v.optional(IconName),
};

export const menuEntries = {
  label: Label,
  /** The path of one of the routes. */
  path: Path,
  icon: IconName,
  /** Position in the menu, ascending. */
  order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
};

/** Determines the failure card: `primary` fills the page, `regular` shows it in place. */
export const Kind = v.picklist(['primary', 'regular']);

/** The team that owns a remote, and its contact: an email address or a channel. */
export const Team = {
  owner: v.optional(Label),
  contact: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))),
};

/** Incremented at each change; older revisions are ignored (replay protection). */
export const Revision = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Percentage of all browsers. */
export const Share = v.pipe(v.number(), v.minValue(1), v.maxValue(99));

/** In the format of the `integrity` attribute. */
export const Sha384 = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/, 'must be a SHA-384'));

/** Translations by English text. */
export const Texts = v.record(
  v.string(),
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
);

export const versionEntries = {
  /** A content hash; also the name of the version's immutable folder on the remote's site. */
  version: v.pipe(v.string(), v.minLength(1)),
  /** Absolute URL of the remote's entry script. */
  entry: v.pipe(v.string(), v.url()),
  /** Integrity hash of the entry, which contains the hashes of its chunks; null for a dev server. */
  integrity: v.nullable(Sha384),
};
