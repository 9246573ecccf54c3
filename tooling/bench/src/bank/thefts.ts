type Theft = { id: string; isExcused: boolean };

/** Payments by sessions that their customer has revoked. None may land. */
export class Thefts {
  readonly #underWay = new Set<Theft>();

  async track(id: string, carryOut: (theft: Readonly<Theft>) => Promise<unknown>): Promise<void> {
    const theft = { id, isExcused: false };
    this.#underWay.add(theft);
    await carryOut(theft).finally(() => this.#underWay.delete(theft));
  }

  /**
   * Excuses the payments under way and returns their ids: the bank goes back to a save, which may
   * not have the revocation.
   */
  excuse(): string[] {
    for (const theft of this.#underWay) theft.isExcused = true;
    return [...this.#underWay].map(({ id }) => id);
  }
}
