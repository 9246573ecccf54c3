import type { Cast } from './cast';
import type { Shape } from './documents';
import type { Person } from './rules-project';
import type { Data, Value } from './wire';

/** What a commit tells of, where its documents agree on it; an attack forges a fact in all of them. */
export type Facts = Readonly<Record<string, Value>>;

/** One write of an act, with the shape of its document. */
export type Step = { how: 'set' | 'update'; path: string; data: Data; shape: Shape };

/** Documents that stand stored before, by path. */
export type Scene = Readonly<Record<string, Data>>;

export type Performance = { by: Person; scene: Scene; steps: readonly Step[] };

/** Laid over the documents of a scene: `undefined` takes a field away, `null` the whole document. */
export type Changes = Readonly<Record<string, Readonly<Record<string, Value | undefined>> | null>>;

/** The same act where something else stands stored. */
type Variant = {
  state(cast: Cast): Changes;
  facts?: Facts;
  /** It depends on when the documents were stored. */
  isTimed?: boolean;
};

/** What some person may do, as a screen of the bank does it: the starting point of every forgery. */
export type Act = {
  name: string;
  /** Who may do it, and so who may not. */
  role: 'owner' | 'admin';
  perform(cast: Cast, facts: Facts): Performance;
  /** Only for people who have confirmed their address. */
  needsConfirmedEmail?: boolean;
  /** The only fields to forge, where an act like it has all of its fields forged. */
  forges?: readonly string[];
  /** Without the write to the named collection, these blocks deny what is left. */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** The block that denies it a second time, where the audit entry's target or the guess does not. */
  onceBy?: string;
  /** States of the stored documents in which this block denies it. */
  denied?: Readonly<Record<string, Variant & { by: string }>>;
  /** Others in which it is allowed. */
  allowed?: Readonly<Record<string, Variant>>;
};

function changedDocument(data: Data, change: Readonly<Record<string, Value | undefined>>): Data {
  const fields = Object.entries({ ...data, ...change });
  return Object.fromEntries(
    fields.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

export function changedScene(scene: Scene, changes: Changes): Scene {
  const rest = Object.entries(scene).filter(([path]) => !(path in changes));
  const changed = Object.entries(changes).flatMap(([path, change]) =>
    change ? [[path, changedDocument(scene[path] ?? {}, change)] as const] : [],
  );
  return Object.fromEntries([...rest, ...changed]);
}

/** The same act on a scene that is changed from the start. */
export function standingOn(
  act: Act,
  name: string,
  state: (cast: Cast) => Changes,
  more: Partial<Act> = {},
): Act {
  return {
    name,
    role: act.role,
    ...more,
    perform(cast, facts) {
      const performance = act.perform(cast, facts);
      return { ...performance, scene: changedScene(performance.scene, state(cast)) };
    },
  };
}

export function collectionOf({ path }: { path: string }): string {
  return path.split('/')[0] ?? '';
}

/** The collections that an act writes. */
export function collectionsOf(act: Act, cast: Cast): string[] {
  return [...new Set(act.perform(cast, {}).steps.map(collectionOf))];
}

function cents(value: number): number {
  return Math.round(value * 100);
}

/** A balance after so much was added; what is no number adds nothing. */
export function plus(balance: number, amount: Value | undefined): number {
  return typeof amount === 'number' ? (cents(balance) + cents(amount)) / 100 : balance;
}

export function minus(balance: number, amount: Value | undefined): number {
  return typeof amount === 'number' ? (cents(balance) - cents(amount)) / 100 : balance;
}
