import { isDeepStrictEqual } from 'node:util';
import { FIRESTORE_RULES, rulesOfBlockAlone } from '../testing/rule-blocks';
import type { Scene } from './act';
import type { Plan } from './attack';
import { newCast } from './cast';
import { RulesProject, type Answer } from './rules-project';

/** One project, with the documents that a cast has left in it. */
class Place {
  readonly #left = new Set<string>();
  /** The scene that stands there, untouched: nothing that was asked since was allowed. */
  #untouched: Scene | undefined;

  constructor(readonly project: RulesProject) {}

  /** Asks, on the scene. */
  async play({ by, scene, request }: Plan): Promise<Answer> {
    if (!isDeepStrictEqual(scene, this.#untouched)) await this.#set(scene);
    const answer = await this.project.ask(by, request);
    if (answer.isAllowed && request.how === 'commit') {
      this.#untouched = undefined;
      for (const { path } of request.writes) this.#left.add(path);
    }
    return answer;
  }

  /** Sets the scene, and takes away what is not of it. */
  async #set(scene: Scene): Promise<void> {
    const erased = [...this.#left].filter((path) => !(path in scene));
    await this.project.put(scene, erased);
    for (const path of erased) this.#left.delete(path);
    for (const path of Object.keys(scene)) this.#left.add(path);
    this.#untouched = scene;
  }
}

const SHUT = `rules_version = '2';
service cloud.firestore { match /{document=**} { allow read, write: if false; } }`;

/** The projects of a run: one with the whole rules, and one for each block where all others are open. */
export class Arena {
  readonly whole: RulesProject;
  readonly #blocks = new Map<string, Promise<RulesProject>>();

  constructor(readonly name: string) {
    this.whole = new RulesProject(name);
  }

  /** Starts empty: shared documents of an earlier run on this emulator, such as a limit for credits, would deny what is allowed. */
  async open(): Promise<void> {
    await this.whole.clear();
    await this.whole.load(FIRESTORE_RULES);
  }

  /** Has the emulator forget every value that it kept for the coverage. */
  async close(): Promise<void> {
    await this.whole.load(SHUT);
    for (const block of this.#blocks.values()) await (await block).load(SHUT);
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

/** Where one cast plays case after case. */
export class Stage {
  readonly cast = newCast();
  readonly #places = new Map<RulesProject, Place>();

  constructor(readonly arena: Arena) {}

  play(plan: Plan): Promise<Answer> {
    return this.#at(this.arena.whole).play(plan);
  }

  /** Plays it where every block but the named one lets all through. */
  async playAlone(rule: string, plan: Plan): Promise<Answer> {
    return this.#at(await this.arena.alone(rule)).play(plan);
  }

  #at(project: RulesProject): Place {
    const place = this.#places.get(project) ?? new Place(project);
    this.#places.set(project, place);
    return place;
  }
}

/** Does the work for every item, on some stages at once, and keeps the order of the results. */
export async function onStages<Item extends { isShared?: boolean }, Result>(
  arena: Arena,
  items: readonly Item[],
  work: (stage: Stage, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const entries = [...items.entries()];
  const worker = async (queue: Iterable<[number, Item]>) => {
    const stage = new Stage(arena);
    for (const [index, item] of queue) results.set(index, await work(stage, item));
  };
  const own = entries.filter(([, { isShared }]) => !isShared).values();
  // Two would keep two cores busy; the rest fill the gaps while an answer is on its way.
  await Promise.all(Array.from({ length: 6 }, () => worker(own)));
  await worker(entries.filter(([, { isShared }]) => isShared));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}
