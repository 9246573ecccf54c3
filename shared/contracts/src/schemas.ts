import * as v from 'valibot';

/** A remote's. */
export const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'must be kebab-case'));
const Path = v.pipe(v.string(), v.regex(/^\/[\w\-/:]*$/, 'must be an absolute path'));
export const Label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

const Access = v.picklist(['public', 'customer', 'admin']);

export const routeEntries = {
  /** Absolute; matched without regard to case. */
  path: Path,
  /** The page's title, as the browser's tab shows it. */
  title: Label,
  /** One or two sentences, for search engines; the site's own description where it is left out. */
  description: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))),
  /** Who may open it: everyone, anyone signed in, administrators. */
  access: Access,
};

export const menuEntries = {
  label: Label,
  /** One of the routes above. */
  path: Path,
  icon: v.picklist([
    'home',
    'transfer',
    'loan',
    'card',
    'identity',
    'person',
    'shield',
    'document',
  ]),
  /** Position in the menu, ascending. */
  order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
};

/** What its failure does to the page: `primary` fills the page with the card, `regular` shows it in place. */
export const Kind = v.picklist(['primary', 'regular']);

/** The team that answers for a remote, and how to reach it: an address or a channel. */
export const Team = {
  owner: v.optional(Label),
  contact: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))),
};

/** Counts changes of the registry: a later one has a higher number. */
export const Revision = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Of all browsers, in percent. */
export const Share = v.pipe(v.number(), v.minValue(1), v.maxValue(99));

/** In the form of the `integrity` attribute. */
export const Sha384 = v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/, 'must be a SHA-384'));

/** By the English text: the same in another language. */
export const Texts = v.record(
  v.string(),
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
);

export const versionEntries = {
  /** Names the version's folder at the remote's site, which never changes: a hash of its content. */
  version: v.pipe(v.string(), v.minLength(1)),
  /** Absolute address of the remote's entry script. */
  entry: v.pipe(v.string(), v.url()),
  /** Hash of the entry, which itself contains the hashes of its chunks; null for a dev server. */
  integrity: v.nullable(Sha384),
};
