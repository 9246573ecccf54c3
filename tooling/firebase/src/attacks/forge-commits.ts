import { collectionOf, collectionsOf, type Operation, type Step } from './operation';
import {
  withForgedSteps,
  withState,
  operationOf,
  asAllowed,
  type Allowance,
  type Attack,
  type PlannedRequest,
} from './attack';
import { newPrincipals, type Principals } from './principals';
import { byOthers } from './forge-other-users';
import { longAgo } from './rest-encoding';

const isRecord = ({ how, path }: Step) =>
  how === 'set' && /^(transactions|withdrawals|auditLog|potMoves)\//.test(path);

/** Incomplete commits: without one write, or with a write of an earlier commit. */
function split(operation: Operation): Attack[] {
  return Object.entries(operation.parts ?? {}).flatMap(([part, rules]) => {
    const isPart = (step: Step) => collectionOf(step) === part;
    const rest = withForgedSteps(operation, (steps) => steps.filter((step) => !isPart(step)));
    const stale = (principals: Principals): PlannedRequest => {
      const { steps, fixtures } = operation.perform(principals, {});
      const before = steps.filter(isPart).map(({ path, data }) => [path, longAgo(data)] as const);
      return { ...rest(principals), fixtures: { ...fixtures, ...Object.fromEntries(before) } };
    };
    const hasRecord = operation
      .perform(newPrincipals(), {})
      .steps.some((step) => isPart(step) && isRecord(step));
    return rules.flatMap((rule) => [
      {
        name: `${operation.name} without ${part}`,
        rule,
        forged: rest,
        counterpart: asAllowed(operation),
      },
      ...(hasRecord
        ? [
            {
              name: `${operation.name} with ${part} of before`,
              rule,
              forged: stale,
              counterpart: asAllowed(operation),
            },
          ]
        : []),
    ]);
  });
}

/** Replayed and doubled commits: a second record, a double balance change, a repeated commit. */
function doubled(operation: Operation): Attack[] {
  const { steps } = operation.perform(newPrincipals(), {});
  if (!operation.parts) return [];
  const twice = [...new Set(steps.filter(isRecord).map(collectionOf))].map((rule) => ({
    name: `${operation.name} with two of ${rule}`,
    rule,
    forged: withForgedSteps(operation, (all) =>
      all.flatMap((one) =>
        collectionOf(one) === rule ? [one, { ...one, path: `${one.path}-2` }] : [one],
      ),
    ),
    counterpart: asAllowed(operation),
  }));
  const moves = steps.some(({ data }) => 'accountBalance' in data);
  const more = [50, -50, 100.05].map((increment) => ({
    name: `${operation.name} with ${increment} more`,
    rule: steps.some((step) => collectionOf(step) === 'pots') ? 'pots' : 'transactions',
    forged: withForgedSteps(operation, (all, { uid }) => [
      ...all,
      { how: 'update', path: `users/${uid}`, data: { accountBalance: { increment } }, shape: {} },
    ]),
    counterpart: asAllowed(operation),
  }));
  const replayed = (principals: Principals): PlannedRequest => {
    const plan = asAllowed(operation)(principals);
    const landed = operation.perform(principals, {}).steps.map(({ path, data, how }) => {
      const before = how === 'update' ? plan.fixtures[path] : {};
      return [path, { ...before, ...longAgo(data) }] as const;
    });
    return { ...plan, fixtures: { ...plan.fixtures, ...Object.fromEntries(landed) } };
  };
  // The write that changes nothing when it is repeated, and is therefore denied.
  const rule =
    operation.onceBy ??
    (operation.role === 'owner' ? 'vatAttempts' : (operation.parts['auditLog']?.[0] ?? ''));
  return [
    ...twice,
    ...(moves ? more : []),
    {
      name: `${operation.name}, replayed`,
      rule,
      forged: replayed,
      counterpart: asAllowed(operation),
    },
  ];
}

function inWrongStates(operation: Operation): Attack[] {
  return Object.entries(operation.denied ?? {}).map(
    ([name, { state, commonValues, by, isTimed = false }]) => {
      const forged = withState(operation, state, commonValues);
      const principals = newPrincipals();
      const { fixtures } = forged(principals);
      return {
        name: `${operation.name} ${name}`,
        rule: by,
        ...operationOf({ ...operation.perform(principals, commonValues ?? {}), fixtures }),
        forged,
        counterpart: asAllowed(operation),
        isTimed,
      };
    },
  );
}

/** Operations by other users, incomplete, replayed, and in states in which they are denied. */
export function forgedCommits(operations: readonly Operation[]): Attack[] {
  return operations.flatMap((operation) => [
    ...byOthers(operation),
    ...split(operation),
    ...doubled(operation),
    ...inWrongStates(operation),
  ]);
}

/** The allowed operations, in every state in which they are allowed. */
export function allowedOperations(operations: readonly Operation[]): Allowance[] {
  return operations.flatMap((operation) => [
    {
      name: operation.name,
      rules: collectionsOf(operation, newPrincipals()),
      plan: asAllowed(operation),
    },
    ...Object.entries(operation.allowed ?? {}).map(([name, { state, commonValues }]) => ({
      name: `${operation.name} ${name}`,
      rules: collectionsOf(operation, newPrincipals()),
      plan: withState(operation, state, commonValues),
    })),
  ]);
}
