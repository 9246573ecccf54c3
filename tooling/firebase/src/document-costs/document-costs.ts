import { collectionOf, collectionsOf, type Operation } from '../attacks/operation';
import { asAllowed } from '../attacks/attack';
import { newPrincipals, signedIn, type Principals } from '../attacks/principals';
import { INDEX, releaseOperations, sceneOf, stepsOf } from '../attacks/release-operations';
import { remoteOf } from '../attacks/release-documents';
import { RulesProject } from '../attacks/rules-project';
import { operations } from '../attacks/suite';
import { FIRESTORE_RULES, rulesOfBlockAlone } from '../testing/rule-blocks';
import { lookupsIn } from './lookups';

/** Firestore's limits: documents that the rules may look up for one write, and for a commit. */
export const LIMITS = { write: 10, commit: 20 } as const;

/** The documents that the rules look up for an operation: for the whole commit, and for its costliest write. */
export type DocumentCost = { name: string; commit: number; write: number };

const eightOf = (principals: Principals): string[] =>
  [...'abcdefgh'].map((letter) => `${remoteOf(principals)}${letter}`);

const releaseOfEight: Operation = {
  name: 'a release of eight remotes',
  role: 'owner',
  perform: (principals) => ({
    by: signedIn(principals.uid),
    fixtures: sceneOf(principals, eightOf(principals)),
    steps: stepsOf(principals, eightOf(principals)),
  }),
};

export const measuredOperations: readonly Operation[] = [
  ...operations,
  ...releaseOperations,
  releaseOfEight,
];

/** The largest number of writes to one collection: the coverage report does not distinguish them. */
function mostWritesToOne(operation: Operation): number {
  const collections = operation.perform(newPrincipals(), {}).steps.map(collectionOf);
  return Math.max(...collections.map((one) => collections.filter((name) => name === one).length));
}

async function count(project: RulesProject, rules: string, operation: Operation): Promise<number> {
  await project.load(rules);
  const { by, fixtures, request } = asAllowed(operation)(newPrincipals());
  // The first release has no index before it.
  await project.put(fixtures, INDEX in fixtures ? [] : [INDEX]);
  const answer = await project.ask(by, request);
  if (!answer.isAllowed) throw new Error(`${operation.name} was denied: ${answer.message}`);
  return lookupsIn(await project.coverage(), rules).length;
}

/**
 * Returns the costs of each operation, from the emulator's coverage report of the allowed request. For two
 * writes to one collection, `write` is the total of both; for more it is 0, as a similar operation has one write.
 */
export async function documentCosts(
  name: string,
  measured: readonly Operation[] = measuredOperations,
): Promise<DocumentCost[]> {
  const project = new RulesProject(name);
  const costs: DocumentCost[] = [];
  for (const operation of measured) {
    const commit = await count(project, FIRESTORE_RULES, operation);
    let write = 0;
    for (const rule of mostWritesToOne(operation) > 2
      ? []
      : collectionsOf(operation, newPrincipals()))
      write = Math.max(write, await count(project, rulesOfBlockAlone(rule), operation));
    costs.push({ name: operation.name, commit, write });
  }
  return costs;
}
