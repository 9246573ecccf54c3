import { isDeepStrictEqual } from 'node:util';
import { FIRESTORE_RULES, rulesOfBlockAlone } from '../testing/rule-blocks';
import type { Fixtures } from './operation';
import type { PlannedRequest } from './attack';
import { newPrincipals } from './principals';
import { RulesProject, type Answer } from './rules-project';

/** One project, with the documents that a principals has left in it. */
class ProjectState {
  readonly #left = new Set<string>();
  /** The fixtures that stands there, untouched: nothing that was asked since was allowed. */
  #untouched: Fixtures | undefined;

  constructor(readonly project: RulesProject) {}

  /** Asks, on the fixtures. */
  async send({ by, fixtures, request }: PlannedRequest): Promise<Answer> {
    if (!isDeepStrictEqual(fixtures, this.#untouched)) await this.#set(fixtures);
    const answer = await this.project.ask(by, request);
    if (answer.isAllowed && request.how === 'commit') {
      this.#untouched = undefined;
      for (const { path } of request.writes) this.#left.add(path);
    }
    return answer;
  }

  /** Sets the fixtures, and takes away what is not of it. */
  async #set(fixtures: Fixtures): Promise<void> {
    const erased = [...this.#left].filter((path) => !(path in fixtures));
    await this.project.put(fixtures, erased);
    for (const path of erased) this.#left.delete(path);
    for (const path of Object.keys(fixtures)) this.#left.add(path);
    this.#untouched = fixtures;
  }
}

const DENY_ALL = `rules_version = '2';
service cloud.firestore { match /{document=**} { allow read, write: if false; } }`;

/** The projects of a run: one with the whole rules, and one for each block where all others are open. */
export class EmulatorPool {
  readonly allRules: RulesProject;
  readonly #blocks = new Map<string, Promise<RulesProject>>();

  constructor(readonly name: string) {
    this.allRules = new RulesProject(name);
  }

  /** Starts empty: shared documents of an earlier run on this emulator, such as a limit for credits, would deny what is allowed. */
  async open(): Promise<void> {
    await this.allRules.clear();
    await this.allRules.load(FIRESTORE_RULES);
  }

  /** Has the emulator forget every value that it kept for the coverage. */
  async close(): Promise<void> {
    await this.allRules.load(DENY_ALL);
    for (const block of this.#blocks.values()) await (await block).load(DENY_ALL);
  }

  alone(rule: string): Promise<RulesProject> {
    const known = this.#blocks.get(rule) ?? this.#start(rule);
    this.#blocks.set(rule, known);
    return known;
  }

  async #start(rule: string): Promise<RulesProject> {
    const block = new RulesProject(`${this.name}-${rule.toLowerCase().replaceAll(/\W/g, '')}`);
    await block.clear();
    await block.load(rulesOfBlockAlone(rule));
    return block;
  }
}

/** Where one principals plays case after case. */
export class Runner {
  readonly principals = newPrincipals();
  readonly #places = new Map<RulesProject, ProjectState>();

  constructor(readonly pool: EmulatorPool) {}

  send(plan: PlannedRequest): Promise<Answer> {
    return this.#at(this.pool.allRules).send(plan);
  }

  /** Plays it where every block except the named one lets all through. */
  async sendToBlock(rule: string, plan: PlannedRequest): Promise<Answer> {
    return this.#at(await this.pool.alone(rule)).send(plan);
  }

  #at(project: RulesProject): ProjectState {
    const place = this.#places.get(project) ?? new ProjectState(project);
    this.#places.set(project, place);
    return place;
  }
}

/** Does the work for every item, on some stages at once, and keeps the order of the results. */
export async function runAll<Item extends { isShared?: boolean }, Result>(
  pool: EmulatorPool,
  items: readonly Item[],
  work: (runner: Runner, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const entries = [...items.entries()];
  const worker = async (queue: Iterable<[number, Item]>) => {
    const runner = new Runner(pool);
    for (const [index, item] of queue) results.set(index, await work(runner, item));
  };
  const own = entries.filter(([, { isShared }]) => !isShared).values();
  // Two would keep two cores busy; the rest fill the gaps while an answer is on its way.
  await Promise.all(Array.from({ length: 6 }, () => worker(own)));
  await worker(entries.filter(([, { isShared }]) => isShared));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
