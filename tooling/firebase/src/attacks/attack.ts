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

/** Who asks what, and what stands stored before. */
export type PlannedRequest = { by: Person; fixtures: Fixtures; request: Request };

/** A request that must be denied, and the one it was forged from, which must be allowed. */
export type Attack = {
  name: string;
  /** The block that must deny it. */
  rule: string;
  /** The operation that it must deny; a commit of several writes has several. */
  op?: RuleMethod;
  forged(principals: Principals): PlannedRequest;
  counterpart(principals: Principals): PlannedRequest;
  /** Its fixtures depends on when it was set. */
  isTimed?: boolean;
  /** It needs a document that other cases need, too: these are played one after the other. */
  isShared?: boolean;
};

/** A request at the edge of what is allowed. */
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

/** People and names as a case's name tells them. */
const PLACEHOLDERS: Principals = {
  uid: 'the customer',
  other: 'another',
  admin: 'the admin',
  id: 'the id',
  audit: 'the entry',
  reference: 'the reference',
};

/** A value in a case's name. */
export function describeValue(value: Value | ((principals: Principals) => Value)): string {
  return shown(typeof value === 'function' ? value(PLACEHOLDERS) : value);
}

function plannedRequest({ by, fixtures, steps }: OperationRun): PlannedRequest {
  return { by, fixtures, request: { how: 'commit', writes: steps } };
}

/** The operation as it is allowed, or with other common values. */
export function asAllowed(
  operation: Operation,
  commonValues: CommonValues = {},
): (principals: Principals) => PlannedRequest {
  return (principals) => plannedRequest(operation.perform(principals, commonValues));
}

/** The operation with its steps changed. */
export function withForgedSteps(
  operation: Operation,
  change: (steps: readonly Step[], principals: Principals) => readonly Step[],
): (principals: Principals) => PlannedRequest {
  return (principals) => {
    const performance = operation.perform(principals, {});
    return plannedRequest({ ...performance, steps: change(performance.steps, principals) });
  };
}

/** What a request of a single write asks for. */
export function operationOf({ fixtures, steps }: OperationRun): { op?: RuleMethod } {
  const [step, ...more] = steps;
  if (!step || more.length > 0) return {};
  return { op: step.path in fixtures ? 'update' : 'create' };
}

/** The operation on fixtures that is changed. */
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
