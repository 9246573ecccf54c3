import { collectionOf, collectionsOf, type Act } from '../attacks/act';
import { plain } from '../attacks/attack';
import { newCast, signedIn, type Cast } from '../attacks/cast';
import { INDEX, releaseActs, sceneOf, stepsOf } from '../attacks/release-acts';
import { remoteOf } from '../attacks/release-documents';
import { RulesProject } from '../attacks/rules-project';
import { acts } from '../attacks/suite';
import { FIRESTORE_RULES, rulesOfBlockAlone } from '../testing/rule-blocks';
import { lookupsIn } from './lookups';

/** Firestore's limits: documents that the rules may look up for one write, and for a commit. */
export const LIMITS = { write: 10, commit: 20 } as const;

/** The documents that the rules look up for an act: for the whole commit, and for its costliest write. */
export type DocumentCost = { name: string; commit: number; write: number };

const eightOf = (cast: Cast): string[] =>
  [...'abcdefgh'].map((letter) => `${remoteOf(cast)}${letter}`);

const releaseOfEight: Act = {
  name: 'a release of eight remotes',
  role: 'owner',
  perform: (cast) => ({
    by: signedIn(cast.uid),
    scene: sceneOf(cast, eightOf(cast)),
    steps: stepsOf(cast, eightOf(cast)),
  }),
};

export const measuredActs: readonly Act[] = [...acts, ...releaseActs, releaseOfEight];

/** The writes of an act by collection: a report does not tell the writes of one collection apart. */
function mostWritesToOne(act: Act): number {
  const collections = act.perform(newCast(), {}).steps.map(collectionOf);
  return Math.max(...collections.map((one) => collections.filter((name) => name === one).length));
}

async function count(project: RulesProject, rules: string, act: Act): Promise<number> {
  await project.load(rules);
  const { by, scene, request } = plain(act)(newCast());
  // The first release has no index before it.
  await project.put(scene, INDEX in scene ? [] : [INDEX]);
  const answer = await project.ask(by, request);
  if (!answer.isAllowed) throw new Error(`${act.name} was denied: ${answer.message}`);
  return lookupsIn(await project.coverage(), rules).length;
}

/**
 * Of each act, as the emulator evaluates the rules when the act is allowed. Of two writes to one
 * collection, `write` is what both need; of more, it is 0: the act has a like with one.
 */
export async function documentCosts(
  name: string,
  measured: readonly Act[] = measuredActs,
): Promise<DocumentCost[]> {
  const project = new RulesProject(name);
  const costs: DocumentCost[] = [];
  for (const act of measured) {
    const commit = await count(project, FIRESTORE_RULES, act);
    let write = 0;
    for (const rule of mostWritesToOne(act) > 2 ? [] : collectionsOf(act, newCast()))
      write = Math.max(write, await count(project, rulesOfBlockAlone(rule), act));
    costs.push({ name: act.name, commit, write });
  }
  return costs;
}
