type StolenPayment = { id: string; isExempt: boolean };

/** Tracks payments by sessions that their customer has revoked. All must be denied. */
export class StolenSessions {
  readonly #underWay = new Set<StolenPayment>();

  async track(
    id: string,
    execute: (stolenPayment: Readonly<StolenPayment>) => Promise<unknown>,
  ): Promise<void> {
    const stolenPayment = { id, isExempt: false };
    this.#underWay.add(stolenPayment);
    await execute(stolenPayment).finally(() => this.#underWay.delete(stolenPayment));
  }

  /**
   * Exempts the running payments and returns their ids: the bank is restored from a save, which may
   * not contain the revocation.
   */
  exempt(): string[] {
    for (const stolenPayment of this.#underWay) stolenPayment.isExempt = true;
    return [...this.#underWay].map(({ id }) => id);
  }
}
