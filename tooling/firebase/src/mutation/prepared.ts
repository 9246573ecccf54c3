import { denialProblem } from '../attacks/assert-denied';
import type { Fixtures } from '../attacks/operation';
import type { Allowance, Attack, PlannedRequest } from '../attacks/attack';
import { newPrincipals } from '../attacks/principals';
import { CREDIT_SETTINGS } from '../attacks/forge-proposals';
import { INDEX } from '../attacks/release-operations';
import type { RulesProject } from '../attacks/rules-project';

/** Documents that several cases need. */
const SHARED = [INDEX, CREDIT_SETTINGS];

/** An attack with its stored fixtures. If it is denied, the fixtures are unchanged and the next mutant reuses them. */
type Prepared = { attack: Attack; plan: PlannedRequest; isSet: boolean };

function ready(attack: Attack): Prepared {
  return { attack, plan: attack.forged(newPrincipals()), isSet: false };
}

/** The attacks on one block, and the project in which they run for each mutant. */
export class Target {
  readonly #prepared: Prepared[];

  constructor(
    readonly rule: string,
    readonly project: RulesProject,
    attacks: readonly Attack[],
    readonly allowances: readonly Allowance[],
  ) {
    this.#prepared = attacks.filter((attack) => attack.rule === rule).map(ready);
  }

  /** Returns the first attack with an unexpected outcome under the loaded rules. Likely ones run first. */
  async caughtByAttack(words: ReadonlySet<string>): Promise<string | undefined> {
    const likeness = ({ attack }: Prepared) =>
      attack.name.split(/\W+/).filter((word) => words.has(word)).length;
    const ordered = this.#prepared
      .map((prepared) => ({ prepared, rank: likeness(prepared) }))
      .sort((a, b) => b.rank - a.rank);
    return this.#firstOf(
      ordered,
      ({ prepared }) => this.#outcome(prepared),
      ({ prepared }) => prepared.attack,
    );
  }

  /** Returns the first allowed request that the loaded rules deny. */
  caughtByAllowance(): Promise<string | undefined> {
    const own = this.allowances.filter(({ rules }) => rules.includes(this.rule));
    const tell = async (allowance: Allowance) => {
      const { name, plan } = allowance;
      const { by, fixtures, request } = plan(newPrincipals());
      await this.#set(allowance, fixtures);
      return (await this.project.ask(by, request)).isAllowed ? undefined : name;
    };
    return this.#firstOf(own, tell, (one) => one);
  }

  /** Cases that share a document run last, in sequence; the document is deleted afterwards. */
  async #firstOf<Item>(
    items: readonly Item[],
    tell: (item: Item) => Promise<string | undefined>,
    caseOf: (item: Item) => Pick<Attack, 'isShared'>,
  ): Promise<string | undefined> {
    const own = items.filter((item) => !caseOf(item).isShared);
    const shared = items.filter((item) => caseOf(item).isShared);
    const found = await firstOf(own, tell, 4);
    if (found !== undefined || shared.length === 0) return found;
    const foundShared = await firstOf(shared, tell, 1);
    await this.project.put({}, SHARED);
    return foundShared;
  }

  /** Deletes the shared documents that are not in the fixtures. */
  #set({ isShared }: Pick<Attack, 'isShared'>, fixtures: Fixtures): Promise<void> {
    return this.project.put(fixtures, isShared ? SHARED.filter((path) => !(path in fixtures)) : []);
  }

  async #outcome(prepared: Prepared): Promise<string | undefined> {
    const { attack } = prepared;
    if (!prepared.isSet || attack.isTimed) {
      // New principals, because an allowed attack has changed more than its fixtures.
      prepared.plan = attack.forged(newPrincipals());
      await this.#set(attack, prepared.plan.fixtures);
      prepared.isSet = true;
    }
    const answer = await this.project.ask(prepared.plan.by, prepared.plan.request);
    prepared.isSet = !answer.isAllowed;
    return denialProblem(answer, attack) ? attack.name : undefined;
  }
}

/** Tries the items in order, in parallel batches, until one returns a result. */
async function firstOf<Item>(
  items: Iterable<Item>,
  tell: (item: Item) => Promise<string | undefined>,
  atOnce: number,
): Promise<string | undefined> {
  const queue = items[Symbol.iterator]();
  let found: string | undefined;
  const worker = async () => {
    for (let next = queue.next(); !next.done && !found; next = queue.next()) {
      const leaked = await tell(next.value);
      found ??= leaked;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return found;
}
