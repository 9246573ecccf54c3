import type { Principals } from './principals';
import type { Shape } from './documents';
import type { Person } from './rules-project';
import type { Data, Value } from './rest-encoding';

/** Values that several documents of a commit contain. An attack forges such a value in all of them. */
export type CommonValues = Readonly<Record<string, Value>>;

/** One write of an operation, with the expected shape of its document. */
export type Step = { how: 'set' | 'update'; path: string; data: Data; shape: Shape };

/** Documents that are stored before the request, by path. */
export type Fixtures = Readonly<Record<string, Data>>;

export type OperationRun = { by: Person; fixtures: Fixtures; steps: readonly Step[] };

/** Changes of fixtures: `undefined` removes a field, `null` removes the document. */
export type Changes = Readonly<Record<string, Readonly<Record<string, Value | undefined>> | null>>;

/** The same operation on another stored state. */
type Variant = {
  state(principals: Principals): Changes;
  commonValues?: CommonValues;
  /** True if the state depends on the current time. */
  isTimed?: boolean;
};

/** An allowed operation of a user, like a screen of the bank executes it. All attacks are forged from operations. */
export type Operation = {
  name: string;
  /** The role that may execute it. */
  role: 'owner' | 'admin';
  perform(principals: Principals, commonValues: CommonValues): OperationRun;
  /** True if it requires a confirmed address. */
  needsConfirmedEmail?: boolean;
  /** The only fields to forge, if a similar operation covers the others. */
  forges?: readonly string[];
  /** By collection: the blocks that deny the commit without the write to it. */
  parts?: Readonly<Record<string, readonly string[]>>;
  /** The block that denies a replay, if not that of the audit entry's target or the guess. */
  onceBy?: string;
  /** Stored states in which the block `by` denies it. */
  denied?: Readonly<Record<string, Variant & { by: string }>>;
  /** Stored states in which it is allowed. */
  allowed?: Readonly<Record<string, Variant>>;
};

function changedDocument(data: Data, change: Readonly<Record<string, Value | undefined>>): Data {
  const fields = Object.entries({ ...data, ...change });
  return Object.fromEntries(
    fields.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

export function changedFixtures(fixtures: Fixtures, changes: Changes): Fixtures {
  const rest = Object.entries(fixtures).filter(([path]) => !(path in changes));
  const changed = Object.entries(changes).flatMap(([path, change]) =>
    change ? [[path, changedDocument(fixtures[path] ?? {}, change)] as const] : [],
  );
  return Object.fromEntries([...rest, ...changed]);
}

/** Returns the same operation on changed fixtures. */
export function onStored(
  operation: Operation,
  name: string,
  state: (principals: Principals) => Changes,
  more: Partial<Operation> = {},
): Operation {
  return {
    name,
    role: operation.role,
    ...more,
    perform(principals, commonValues) {
      const performance = operation.perform(principals, commonValues);
      return { ...performance, fixtures: changedFixtures(performance.fixtures, state(principals)) };
    },
  };
}

export function collectionOf({ path }: { path: string }): string {
  return path.split('/')[0] ?? '';
}

/** Returns the collections that an operation writes to. */
export function collectionsOf(operation: Operation, principals: Principals): string[] {
  return [...new Set(operation.perform(principals, {}).steps.map(collectionOf))];
}

function cents(value: number): number {
  return Math.round(value * 100);
}

/** Adds an amount to a balance; a forged amount that is not a number adds nothing. */
export function plus(balance: number, amount: Value | undefined): number {
  return typeof amount === 'number' ? (cents(balance) + cents(amount)) / 100 : balance;
}

export function minus(balance: number, amount: Value | undefined): number {
  return typeof amount === 'number' ? (cents(balance) - cents(amount)) / 100 : balance;
}
