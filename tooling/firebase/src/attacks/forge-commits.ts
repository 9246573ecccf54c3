import { collectionOf, collectionsOf, type Act, type Step } from './act';
import {
  forging,
  inState,
  operationOf,
  plain,
  type Allowance,
  type Attack,
  type Plan,
} from './attack';
import { newCast, type Cast } from './cast';
import { byOthers } from './forge-others';
import { longAgo } from './wire';

const isRecord = ({ how, path }: Step) =>
  how === 'set' && /^(transactions|withdrawals|auditLog)\//.test(path);

/** A commit without one of its writes, and with one that was made before. */
function split(act: Act): Attack[] {
  return Object.entries(act.parts ?? {}).flatMap(([part, rules]) => {
    const isPart = (step: Step) => collectionOf(step) === part;
    const rest = forging(act, (steps) => steps.filter((step) => !isPart(step)));
    const stale = (cast: Cast): Plan => {
      const { steps, scene } = act.perform(cast, {});
      const before = steps.filter(isPart).map(({ path, data }) => [path, longAgo(data)] as const);
      return { ...rest(cast), scene: { ...scene, ...Object.fromEntries(before) } };
    };
    const hasRecord = act
      .perform(newCast(), {})
      .steps.some((step) => isPart(step) && isRecord(step));
    return rules.flatMap((rule) => [
      { name: `${act.name} without ${part}`, rule, forged: rest, neighbour: plain(act) },
      ...(hasRecord
        ? [
            {
              name: `${act.name} with ${part} of before`,
              rule,
              forged: stale,
              neighbour: plain(act),
            },
          ]
        : []),
    ]);
  });
}

/** A commit with a record twice, with its balance moved twice, and a commit made twice. */
function doubled(act: Act): Attack[] {
  const { steps } = act.perform(newCast(), {});
  if (!act.parts) return [];
  const twice = [...new Set(steps.filter(isRecord).map(collectionOf))].map((rule) => ({
    name: `${act.name} with two of ${rule}`,
    rule,
    forged: forging(act, (all) =>
      all.flatMap((one) =>
        collectionOf(one) === rule ? [one, { ...one, path: `${one.path}-2` }] : [one],
      ),
    ),
    neighbour: plain(act),
  }));
  const moves = steps.some(({ data }) => 'accountBalance' in data);
  const more = [50, -50, 100.05].map((increment) => ({
    name: `${act.name} with ${increment} more`,
    rule: 'transactions',
    forged: forging(act, (all, { uid }) => [
      ...all,
      { how: 'update', path: `users/${uid}`, data: { accountBalance: { increment } }, shape: {} },
    ]),
    neighbour: plain(act),
  }));
  const replayed = (cast: Cast): Plan => {
    const plan = plain(act)(cast);
    const landed = act.perform(cast, {}).steps.map(({ path, data, how }) => {
      const before = how === 'update' ? plan.scene[path] : {};
      return [path, { ...before, ...longAgo(data) }] as const;
    });
    return { ...plan, scene: { ...plan.scene, ...Object.fromEntries(landed) } };
  };
  // The write that would change nothing a second time, and is therefore denied.
  const rule =
    act.onceBy ?? (act.role === 'owner' ? 'vatAttempts' : (act.parts['auditLog']?.[0] ?? ''));
  return [
    ...twice,
    ...(moves ? more : []),
    { name: `${act.name}, replayed`, rule, forged: replayed, neighbour: plain(act) },
  ];
}

function inWrongStates(act: Act): Attack[] {
  return Object.entries(act.denied ?? {}).map(([name, { state, facts, by, isTimed = false }]) => {
    const forged = inState(act, state, facts);
    const cast = newCast();
    const { scene } = forged(cast);
    return {
      name: `${act.name} ${name}`,
      rule: by,
      ...operationOf({ ...act.perform(cast, facts ?? {}), scene }),
      forged,
      neighbour: plain(act),
      isTimed,
    };
  });
}

/** Acts by those who must not, in parts, more than once, and when they must not be done. */
export function forgedCommits(acts: readonly Act[]): Attack[] {
  return acts.flatMap((act) => [
    ...byOthers(act),
    ...split(act),
    ...doubled(act),
    ...inWrongStates(act),
  ]);
}

/** The acts themselves, and in every state in which they are allowed. */
export function allowedActs(acts: readonly Act[]): Allowance[] {
  return acts.flatMap((act) => [
    { name: act.name, rules: collectionsOf(act, newCast()), plan: plain(act) },
    ...Object.entries(act.allowed ?? {}).map(([name, { state, facts }]) => ({
      name: `${act.name} ${name}`,
      rules: collectionsOf(act, newCast()),
      plan: inState(act, state, facts),
    })),
  ]);
}
