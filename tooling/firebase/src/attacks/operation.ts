import type { Principals } from './principals';
import type { Shape } from './documents';
import type { Person } from './rules-project';
import type { Data, Value } from './rest-encoding';

/** What a commit tells of, where its documents agree on it; an attack forges a common value in all of them. */
export type CommonValues = Readonly<Record<string, Value>>;

/** One write of an operation, with the shape of its document. */
export type Step = { how: 'set' | 'update'; path: string; data: Data; shape: Shape };

/** Documents that stand stored before, by path. */
export type Fixtures = Readonly<Record<string, Data>>;

export type OperationRun = { by: Person; fixtures: Fixtures; steps: readonly Step[] };

/** Laid over the documents of fixtures: `undefined` takes a field away, `null` the whole document. */
export type Changes = Readonly<Record<string, Readonly<Record<string, Value | undefined>> | null>>;

/** The same operation where something else stands stored. */
type Variant = {
  state(principals: Principals): Changes;
  commonValues?: CommonValues;
  /** It depends on when the documents were stored. */
  isTimed?: boolean;
};

/** What some person may do, as a screen of the bank does it: the starting point of every forgery. */
export type Operation = {
  name: string;
  /** Who may do it, and so who may not. */
  role: 'owner' | 'admin';
  perform(principals: Principals, commonValues: CommonValues): OperationRun;
  /** Only for people who have confirmed their address. */
  needsConfirmedEmail?: boolean;
  /** The only fields to forge, where an operation like it has all of its fields forged. */
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

export function changedFixtures(fixtures: Fixtures, changes: Changes): Fixtures {
  const rest = Object.entries(fixtures).filter(([path]) => !(path in changes));
  const changed = Object.entries(changes).flatMap(([path, change]) =>
    change ? [[path, changedDocument(fixtures[path] ?? {}, change)] as const] : [],
  );
  return Object.fromEntries([...rest, ...changed]);
}

/** The same operation on fixtures that is changed from the start. */
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

/** The collections that an operation writes. */
export function collectionsOf(operation: Operation, principals: Principals): string[] {
  return [...new Set(operation.perform(principals, {}).steps.map(collectionOf))];
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
