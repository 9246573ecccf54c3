import type { RuleMethod } from '../testing/expect-denied';
import {
  changedFixtures,
  type Operation,
  type CommonValues,
  type OperationRun,
  type Fixtures,
  type Step,
} from './operation';
import type { Principals } from './principals';
import type { Person, Request } from './rules-project';
import type { Value } from './rest-encoding';

/** A request with its user and the stored documents. */
export type PlannedRequest = { by: Person; fixtures: Fixtures; request: Request };

/** A forged request that must be denied, and its counterpart, which must be allowed. */
export type Attack = {
  name: string;
  /** The block that must deny it. */
  rule: string;
  /** The method that it must deny; absent for a commit of several writes. */
  op?: RuleMethod;
  forged(principals: Principals): PlannedRequest;
  counterpart(principals: Principals): PlannedRequest;
  /** True if the fixtures depend on the current time. */
  isTimed?: boolean;
  /** True if other cases use the same document. Such cases run sequentially. */
  isShared?: boolean;
};

/** A request at a boundary of what is allowed. */
export type Allowance = {
  name: string;
  rules: readonly string[];
  plan(principals: Principals): PlannedRequest;
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

/** Placeholders of principals in test titles. */
const PLACEHOLDERS: Principals = {
  uid: 'the customer',
  other: 'another',
  admin: 'the admin',
  id: 'the id',
  audit: 'the entry',
  reference: 'the reference',
};

/** Formats a value for a test title. */
export function describeValue(value: Value | ((principals: Principals) => Value)): string {
  return shown(typeof value === 'function' ? value(PLACEHOLDERS) : value);
}

function plannedRequest({ by, fixtures, steps }: OperationRun): PlannedRequest {
  return { by, fixtures, request: { how: 'commit', writes: steps } };
}

export type Plan = (principals: Principals) => PlannedRequest;

/** Hundreds of attacks are forged from the same operation: they have the same counterpart, which is sent once. */
const allowed = new WeakMap<Operation, Plan>();

/** Returns the allowed request of an operation, always the same function. */
export function asAllowed(operation: Operation): Plan {
  const plan = allowed.get(operation) ?? withCommonValues(operation, {});
  allowed.set(operation, plan);
  return plan;
}

/** Returns the allowed request of an operation with other common values. */
export function withCommonValues(operation: Operation, commonValues: CommonValues): Plan {
  return (principals) => plannedRequest(operation.perform(principals, commonValues));
}

/** Returns the operation's request with forged writes. */
export function withForgedSteps(
  operation: Operation,
  change: (steps: readonly Step[], principals: Principals) => readonly Step[],
): (principals: Principals) => PlannedRequest {
  return (principals) => {
    const performance = operation.perform(principals, {});
    return plannedRequest({ ...performance, steps: change(performance.steps, principals) });
  };
}

/** Returns the rule method of a single write. */
export function operationOf({ fixtures, steps }: OperationRun): { op?: RuleMethod } {
  const [step, ...more] = steps;
  if (!step || more.length > 0) return {};
  return { op: step.path in fixtures ? 'update' : 'create' };
}

/** Returns the operation's request on changed fixtures. */
export function withState(
  operation: Operation,
  state: (principals: Principals) => Parameters<typeof changedFixtures>[1],
  commonValues: CommonValues = {},
): (principals: Principals) => PlannedRequest {
  return (principals) => {
    const performance = operation.perform(principals, commonValues);
    return plannedRequest({
      ...performance,
      fixtures: changedFixtures(performance.fixtures, state(principals)),
    });
  };
}
