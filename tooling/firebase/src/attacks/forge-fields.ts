import { collectionOf, type Act, type Step } from './act';
import {
  forging,
  named,
  operationOf,
  plain,
  type Allowance,
  type Attack,
  type Plan,
} from './attack';
import { newCast, type Cast } from './cast';
import type { Choice, Kind } from './kinds';
import type { Value } from './wire';

const UNKNOWN = 'nickname';

type Field = { act: Act; index: number; step: Step; field: string; kind: Kind };

/** Every field that the acts write, and that is to be forged. */
function fieldsOf(act: Act): Field[] {
  return act.perform(newCast(), {}).steps.flatMap((step, index) =>
    Object.entries(step.shape)
      .filter(([field]) => act.forges?.includes(field) ?? true)
      .map(([field, kind]) => ({ act, index, step, field, kind })),
  );
}

const chosen = (choice: Choice, cast: Cast): Value =>
  typeof choice === 'function' ? choice(cast) : choice;

/** The act with one field of one write as given; `undefined` leaves it out. */
function withField(
  { act, index, field }: Pick<Field, 'act' | 'index' | 'field'>,
  choice: Choice | undefined,
): (cast: Cast) => Plan {
  return forging(act, (steps, cast) =>
    steps.map((step, at) => {
      if (at !== index) return step;
      const { [field]: _, ...rest } = step.data;
      const data = choice === undefined ? rest : { ...rest, [field]: chosen(choice, cast) };
      return { ...step, data };
    }),
  );
}

/** The act with the fact that the field tells forged everywhere, or else the field alone. */
function withFact(of: Field, choice: Choice): (cast: Cast) => Plan {
  const { fact } = of.kind;
  if (!fact) return withField(of, choice);
  return (cast) => plain(of.act, { [fact]: chosen(choice, cast) })(cast);
}

/** The collection; an audit entry is told apart by its action, as a commit may have two. */
const titleOf = (step: Step): string =>
  'action' in step.data ? `${collectionOf(step)} (${step.data.action})` : collectionOf(step);

/** One attack for each block that must deny it. */
function attacks(
  { act, step }: Pick<Field, 'act' | 'step'>,
  what: string,
  forged: (cast: Cast) => Plan,
  by: readonly string[] = [collectionOf(step)],
): Attack[] {
  return by.map((rule) => ({
    name: `${act.name}: ${titleOf(step)} ${what}`,
    rule,
    ...operationOf(act.perform(newCast(), {})),
    forged,
    neighbour: plain(act),
  }));
}

function attacksOn(of: Field): Attack[] {
  const { step, field, kind } = of;
  const canMiss = kind.isOptional || (step.how === 'update' && Object.keys(step.data).length === 1);
  return [
    ...(canMiss ? [] : attacks(of, `without ${field}`, withField(of, undefined), kind.needs)),
    ...kind.forged.flatMap(({ value, by }) =>
      attacks(of, `${field} ${named(value)}`, withFact(of, value), by),
    ),
    ...(kind.contradictions ?? []).flatMap(({ value, by }) =>
      attacks(of, `${field} alone ${named(value)}`, withField(of, value), by),
    ),
  ];
}

/** The fields of all writes to a collection. */
function keysByCollection(acts: readonly Act[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { step, field } of acts.flatMap(fieldsOf)) {
    const known = keys.get(collectionOf(step)) ?? new Set([UNKNOWN]);
    keys.set(collectionOf(step), known.add(field));
  }
  return keys;
}

/** Each write with each field more that its collection knows, and with one that nobody knows. */
function additions(act: Act, keys: ReadonlyMap<string, ReadonlySet<string>>): Attack[] {
  return act
    .perform(newCast(), {})
    .steps.flatMap((step, index) =>
      (act.forges ? [UNKNOWN] : [...(keys.get(collectionOf(step)) ?? [])])
        .filter((field) => !(field in step.shape) && !(field in step.data))
        .flatMap((field) =>
          attacks({ act, step }, `with ${field}`, withField({ act, index, field }, 'added')),
        ),
    );
}

/** Every field of every write dropped, retyped, past its bounds, contradicting; and every field added. */
export function forgedFields(acts: readonly Act[]): Attack[] {
  const keys = keysByCollection(acts);
  return acts.flatMap((act) => [...fieldsOf(act).flatMap(attacksOn), ...additions(act, keys)]);
}

/** Every field at its bounds. */
export function fieldsAtBounds(acts: readonly Act[]): Allowance[] {
  return acts.flatMap(fieldsOf).flatMap((of) =>
    of.kind.allowed.map((value) => ({
      name: `${of.act.name}: ${titleOf(of.step)} ${of.field} ${named(value)}`,
      rules: [collectionOf(of.step)],
      plan: withFact(of, value),
    })),
  );
}
