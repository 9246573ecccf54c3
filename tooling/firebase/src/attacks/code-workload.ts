import { FIRESTORE_RULES } from '../testing/rule-blocks';
import { allAccounts } from './accounts';
import { minus, plus, type CommonValues, type Step } from './operation';
import { code, credit } from './admin-operations';
import { newPrincipals, signedIn, type Principals } from './principals';
import { guessSteps } from './customer-operations';
import { readableValues } from './readable-values';
import { RulesProject, type Answer } from './rules-project';
import { payeeFields, withdrawalSteps } from './withdrawal-operations';

// Three digits: a code has four.
const BALANCE = 500;
const AMOUNT = 1;
const MOST = 5;
const ACCOUNTS = JSON.stringify(payeeFields);
const LETTERS = 'ghijklmnop';

/** Returns a seeded generator of numbers below a bound. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Ids without digits, which could contain a code by chance. */
function wordsOf(principals: Principals): Principals {
  const describeValue = Object.entries(principals).map(([key, name]) => [
    key,
    name.replaceAll(/\d/g, (digit) => LETTERS[Number(digit)] ?? ''),
  ]);
  return Object.fromEntries(describeValue) as Principals;
}

/** A random workload of a customer and an admin with VAT codes. */
class CodeWorkload {
  readonly codes = new Set<string>();
  readonly principals = wordsOf(newPrincipals());
  readonly #below: (bound: number) => number;
  #issued = 0;
  #wrong = 0;
  #balance = BALANCE;

  constructor(
    readonly project: RulesProject,
    seed: number,
  ) {
    this.#below = randomOf(seed);
  }

  readonly operations: Readonly<Record<string, () => Promise<void>>> = {
    'a new code': () => this.issue(),
    'a wrong guess': () => this.#guess('Bank', false),
    'a right guess that is abandoned': () => this.#guess('Bank', true),
    'a withdrawal by Bank': () => this.#withdraw('Bank'),
    'a withdrawal by Cryptocurrency': () => this.#withdraw('Cryptocurrency'),
    'a credit': () => this.#credit(),
  };

  async issue(): Promise<void> {
    this.#issued = this.#newCode();
    this.#wrong = 0;
    const { steps } = code.perform(this.#describeValue(), { vatCode: this.#issued });
    await this.#commit(this.principals.admin, steps);
  }

  pick(): string {
    const names = Object.keys(this.operations);
    return names[this.#below(names.length)] ?? '';
  }

  /** Returns a code that is not part of any account number. */
  #newCode(): number {
    const next = 1000 + this.#below(9000);
    if (ACCOUNTS.includes(String(next))) return this.#newCode();
    this.codes.add(String(next));
    return next;
  }

  /** Returns the same principals with new document ids. */
  #describeValue(): Principals {
    const { id, audit, reference } = wordsOf(newPrincipals());
    return { ...this.principals, id, audit, reference };
  }

  /** Records a guess. A sixth one after five wrong ones must be denied, and allowed after a new code. */
  async #guess(
    method: string,
    isRight: boolean,
    principals = this.#describeValue(),
  ): Promise<void> {
    if (this.#wrong === MOST) {
      const answer = await this.#recordGuess(method, isRight, principals);
      if (answer.isAllowed) throw new Error(`A guess was allowed after ${MOST} wrong ones.`);
      await this.issue();
    }
    const answer = await this.#recordGuess(method, isRight, principals);
    if (!answer.isAllowed) throw new Error(answer.message);
    if (!isRight) this.#wrong += 1;
  }

  async #recordGuess(method: string, isRight: boolean, principals: Principals): Promise<Answer> {
    const n = this.#wrong + 1;
    const guessed = isRight ? this.#issued : this.#newCode();
    const guessId = wordsOf(newPrincipals()).id;
    const commonValues: CommonValues = { amount: AMOUNT, code: guessed };
    const writes = guessSteps(principals, n, method, { ...commonValues, guessId });
    const answer = await this.project.ask(signedIn(principals.uid), { how: 'commit', writes });
    // Moves the last guess into the past, because guesses must be two seconds apart.
    const count = { n, guessId, at: new Date(0) };
    if (answer.isAllowed) await this.project.put({ [`vatAttempts/${principals.uid}`]: count });
    return answer;
  }

  async #withdraw(method: string): Promise<void> {
    const principals = this.#describeValue();
    await this.#guess(method, true, principals);
    const commonValues = { amount: AMOUNT, before: this.#balance, counted: this.#wrong + 1 };
    await this.#commit(principals.uid, withdrawalSteps(principals, method, commonValues));
    this.#balance = minus(this.#balance, AMOUNT);
  }

  async #credit(): Promise<void> {
    const { steps } = credit('send_money').perform(this.#describeValue(), {
      amount: AMOUNT,
      before: this.#balance,
    });
    await this.#commit(this.principals.admin, steps);
    this.#balance = plus(this.#balance, AMOUNT);
  }

  async #commit(uid: string, writes: readonly Step[]): Promise<void> {
    const answer = await this.project.ask(signedIn(uid), { how: 'commit', writes });
    if (!answer.isAllowed) throw new Error(answer.message);
  }
}

export type CodeSearch = {
  operations: number;
  codes: number;
  values: number;
  /** Where a code was found, and after which operation. Must be empty. */
  found: string[];
};

/**
 * Property test: a customer guesses, pays and abandons, and an admin issues codes, in random order. After each
 * operation, searches everything that the customer can read for every issued or guessed code.
 */
export async function searchForCodes(
  name: string,
  {
    operations,
    seed,
    rules = FIRESTORE_RULES,
  }: { operations: number; seed: number; rules?: string },
): Promise<CodeSearch> {
  const project = new RulesProject(name);
  await project.load(rules);
  await project.clear();
  const workload = new CodeWorkload(project, seed);
  const { principals, codes } = workload;
  await project.put(allAccounts(principals, { accountBalance: BALANCE }));
  await workload.issue();
  const search: CodeSearch = { operations, codes: 0, values: 0, found: [] };
  for (let index = 0; index < operations; index += 1) {
    const operation = workload.pick();
    await workload.operations[operation]?.();
    for (const { source, values } of await readableValues(project, signedIn(principals.uid))) {
      search.values += values.length;
      const leaked = values.filter((value) => [...codes].some((one) => value.includes(one)));
      search.found.push(...leaked.map((value) => `${value} in ${source}, after ${operation}`));
    }
  }
  return { ...search, codes: codes.size };
}
