import { collectionOf, type Operation, type Step } from './operation';
import {
  withForgedSteps,
  describeValue,
  operationOf,
  asAllowed,
  withCommonValues,
  type Allowance,
  type Attack,
  type PlannedRequest,
} from './attack';
import { newPrincipals, type Principals } from './principals';
import type { Choice, ValueGenerator } from './value-generators';
import type { Value } from './rest-encoding';

const UNKNOWN = 'nickname';

type Field = {
  operation: Operation;
  index: number;
  step: Step;
  field: string;
  kind: ValueGenerator;
};

/** Returns every field of the operations that must be forged. */
function fieldsOf(operation: Operation): Field[] {
  return operation.perform(newPrincipals(), {}).steps.flatMap((step, index) =>
    Object.entries(step.shape)
      .filter(([field]) => operation.forges?.includes(field) ?? true)
      .map(([field, kind]) => ({ operation, index, step, field, kind })),
  );
}

const chosen = (choice: Choice, principals: Principals): Value =>
  typeof choice === 'function' ? choice(principals) : choice;

/** Returns the operation with a changed field in one write; `undefined` removes it. */
function withField(
  { operation, index, field }: Pick<Field, 'operation' | 'index' | 'field'>,
  choice: Choice | undefined,
): (principals: Principals) => PlannedRequest {
  return withForgedSteps(operation, (steps, principals) =>
    steps.map((step, at) => {
      if (at !== index) return step;
      const { [field]: _, ...rest } = step.data;
      const data = choice === undefined ? rest : { ...rest, [field]: chosen(choice, principals) };
      return { ...step, data };
    }),
  );
}

/** Returns the operation with the field's common value forged in all documents, or else only the field. */
function withCommonValue(of: Field, choice: Choice): (principals: Principals) => PlannedRequest {
  const { commonValue } = of.kind;
  if (!commonValue) return withField(of, choice);
  return (principals) =>
    withCommonValues(of.operation, { [commonValue]: chosen(choice, principals) })(principals);
}

/** The collection, and for audit entries the action, because a commit may have two. */
const titleOf = (step: Step): string =>
  'action' in step.data ? `${collectionOf(step)} (${step.data.action})` : collectionOf(step);

/** Returns one attack per block that must deny it. */
function attacks(
  { operation, step }: Pick<Field, 'operation' | 'step'>,
  what: string,
  forged: (principals: Principals) => PlannedRequest,
  by: readonly string[] = [collectionOf(step)],
): Attack[] {
  return by.map((rule) => ({
    name: `${operation.name}: ${titleOf(step)} ${what}`,
    rule,
    ...operationOf(operation.perform(newPrincipals(), {})),
    forged,
    counterpart: asAllowed(operation),
  }));
}

function attacksOn(of: Field): Attack[] {
  const { step, field, kind } = of;
  const canMiss = kind.isOptional || (step.how === 'update' && Object.keys(step.data).length === 1);
  return [
    ...(canMiss ? [] : attacks(of, `without ${field}`, withField(of, undefined), kind.needs)),
    ...kind.forged.flatMap(({ value, by }) =>
      attacks(of, `${field} ${describeValue(value)}`, withCommonValue(of, value), by),
    ),
    ...(kind.contradictions ?? []).flatMap(({ value, by }) =>
      attacks(of, `${field} alone ${describeValue(value)}`, withField(of, value), by),
    ),
  ];
}

/** The fields of all writes to a collection. */
function keysByCollection(operations: readonly Operation[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { step, field } of operations.flatMap(fieldsOf)) {
    const known = keys.get(collectionOf(step)) ?? new Set([UNKNOWN]);
    keys.set(collectionOf(step), known.add(field));
  }
  return keys;
}

/** Each write with each other field of its collection, and with an unknown field. */
function additions(operation: Operation, keys: ReadonlyMap<string, ReadonlySet<string>>): Attack[] {
  return operation
    .perform(newPrincipals(), {})
    .steps.flatMap((step, index) =>
      (operation.forges ? [UNKNOWN] : [...(keys.get(collectionOf(step)) ?? [])])
        .filter((field) => !(field in step.shape) && !(field in step.data))
        .flatMap((field) =>
          attacks(
            { operation, step },
            `with ${field}`,
            withField({ operation, index, field }, 'added'),
          ),
        ),
    );
}

/** Fuzzing of every field of every write: missing, wrong type, out of bounds, contradictory, additional. */
export function fuzzedFields(operations: readonly Operation[]): Attack[] {
  const keys = keysByCollection(operations);
  return operations.flatMap((operation) => [
    ...fieldsOf(operation).flatMap(attacksOn),
    ...additions(operation, keys),
  ]);
}

/** Every field at its boundaries. */
export function fieldsAtBounds(operations: readonly Operation[]): Allowance[] {
  return operations.flatMap(fieldsOf).flatMap((of) =>
    of.kind.allowed.map((value) => ({
      name: `${of.operation.name}: ${titleOf(of.step)} ${of.field} ${describeValue(value)}`,
      rules: [collectionOf(of.step)],
      plan: withCommonValue(of, value),
    })),
  );
}
