import type { Operation } from '../testing/expect-denied';
import { changedScene, type Act, type Facts, type Performance, type Scene, type Step } from './act';
import type { Cast } from './cast';
import type { Person, Request } from './rules-project';
import type { Value } from './wire';

/** Who asks what, and what stands stored before. */
export type Plan = { by: Person; scene: Scene; request: Request };

/** A request that must be denied, and the one it was forged from, which must be allowed. */
export type Attack = {
  name: string;
  /** The block that must deny it. */
  rule: string;
  /** The operation that it must deny; a commit of several writes has several. */
  op?: Operation;
  forged(cast: Cast): Plan;
  neighbour(cast: Cast): Plan;
  /** Its scene depends on when it was set. */
  isTimed?: boolean;
  /** It needs a document that other cases need, too: these are played one after the other. */
  isShared?: boolean;
};

/** A request at the edge of what is allowed. */
export type Allowance = {
  name: string;
  rules: readonly string[];
  plan(cast: Cast): Plan;
  isShared?: boolean;
};

function shown(value: unknown): string {
  if (typeof value === 'string') {
    const isTooLong = value.length > 160 || /^(.)\1{40,}$/s.test(value);
    return isTooLong ? `${value.length} characters` : JSON.stringify(value);
  }
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return 'bytes';
  if (typeof value !== 'object') return String(value);
  const text = JSON.stringify(value);
  return text.length > 200 ? `a value of ${text.length} characters` : text;
}

/** People and names as a case's name tells them. */
const PLAYERS: Cast = {
  uid: 'the customer',
  other: 'another',
  admin: 'the admin',
  id: 'the id',
  audit: 'the entry',
  reference: 'the reference',
};

/** A value in a case's name. */
export function named(value: Value | ((cast: Cast) => Value)): string {
  return shown(typeof value === 'function' ? value(PLAYERS) : value);
}

function planOf({ by, scene, steps }: Performance): Plan {
  return { by, scene, request: { how: 'commit', writes: steps } };
}

/** The act as it is allowed, or with other facts. */
export function plain(act: Act, facts: Facts = {}): (cast: Cast) => Plan {
  return (cast) => planOf(act.perform(cast, facts));
}

/** The act with its steps changed. */
export function forging(
  act: Act,
  change: (steps: readonly Step[], cast: Cast) => readonly Step[],
): (cast: Cast) => Plan {
  return (cast) => {
    const performance = act.perform(cast, {});
    return planOf({ ...performance, steps: change(performance.steps, cast) });
  };
}

/** What a request of a single write asks for. */
export function operationOf({ scene, steps }: Performance): { op?: Operation } {
  const [step, ...more] = steps;
  if (!step || more.length > 0) return {};
  return { op: step.path in scene ? 'update' : 'create' };
}

/** The act on a scene that is changed. */
export function inState(
  act: Act,
  state: (cast: Cast) => Parameters<typeof changedScene>[1],
  facts: Facts = {},
): (cast: Cast) => Plan {
  return (cast) => {
    const performance = act.perform(cast, facts);
    return planOf({ ...performance, scene: changedScene(performance.scene, state(cast)) });
  };
}
