import { isDeepStrictEqual } from 'node:util';
import { DENY_ALL } from '../seed/emulators';
import { FIRESTORE_RULES, rulesOfBlockAlone } from '../testing/rule-blocks';
import type { Fixtures } from './operation';
import type { Plan, PlannedRequest } from './attack';
import { newPrincipals } from './principals';
import { RulesProject, type Answer } from './rules-project';

/** Manages the documents that a runner has stored in one project. */
class ProjectState {
  readonly #left = new Set<string>();
  /** The stored fixtures, as long as no request has changed them. */
  #untouched: Fixtures | undefined;

  constructor(readonly project: RulesProject) {}

  /** Stores the fixtures and sends the request. */
  async send({ by, fixtures, request }: PlannedRequest): Promise<Answer> {
    if (!isDeepStrictEqual(fixtures, this.#untouched)) await this.#set(fixtures);
    const answer = await this.project.ask(by, request);
    if (answer.isAllowed && request.how === 'commit') {
      this.#untouched = undefined;
      for (const { path } of request.writes) this.#left.add(path);
    }
    return answer;
  }

  /** Stores the fixtures and deletes all other documents. */
  async #set(fixtures: Fixtures): Promise<void> {
    const erased = [...this.#left].filter((path) => !(path in fixtures));
    await this.project.put(fixtures, erased);
    for (const path of erased) this.#left.delete(path);
    for (const path of Object.keys(fixtures)) this.#left.add(path);
    this.#untouched = fixtures;
  }
}

/** The emulator projects of a run: one with the complete rules, and one per block in which all other blocks are open. */
export class EmulatorPool {
  readonly allRules: RulesProject;
  /** The answers to the requests that were sent once. */
  readonly answers = new Map<Plan, Promise<Answer>>();
  readonly #blocks = new Map<string, Promise<RulesProject>>();

  constructor(readonly name: string) {
    this.allRules = new RulesProject(name);
  }

  /** Deletes the documents of earlier runs, such as a credit limit, which would affect the outcomes. */
  async open(): Promise<void> {
    await this.allRules.clear();
    await this.allRules.load(FIRESTORE_RULES);
  }

  /**
   * Loads other rules, so that the emulator frees the memory of its coverage data; and deletes the documents,
   * since the emulator's queries read those of every project.
   */
  async close(): Promise<void> {
    for (const project of [this.allRules, ...(await Promise.all(this.#blocks.values()))]) {
      await project.load(DENY_ALL);
      await project.clear();
    }
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

/** Runs cases in sequence with its own principals. */
export class Runner {
  readonly principals = newPrincipals();
  readonly #states = new Map<RulesProject, ProjectState>();

  constructor(readonly pool: EmulatorPool) {}

  send(plan: PlannedRequest): Promise<Answer> {
    return this.#at(this.pool.allRules).send(plan);
  }

  /** Sends a request that several attacks are forged from, unless a runner of this pool has sent it. */
  sendOnce(plan: Plan): Promise<Answer> {
    const answer = this.pool.answers.get(plan) ?? this.send(plan(this.principals));
    this.pool.answers.set(plan, answer);
    return answer;
  }

  /** Sends the request to the project in which only the named block can deny. */
  async sendToBlock(rule: string, plan: PlannedRequest): Promise<Answer> {
    return this.#at(await this.pool.alone(rule)).send(plan);
  }

  #at(project: RulesProject): ProjectState {
    const state = this.#states.get(project) ?? new ProjectState(project);
    this.#states.set(project, state);
    return state;
  }
}

/** Processes all items with several concurrent runners, and returns the results in order. */
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
  // More runners than cores, because runners mostly wait for responses.
  await Promise.all(Array.from({ length: 6 }, () => worker(own)));
  await worker(entries.filter(([, { isShared }]) => isShared));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
