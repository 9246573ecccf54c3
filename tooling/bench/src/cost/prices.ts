const GIB = 2 ** 30;
const GB = 1e9;

/**
 * List prices in US dollars, without taxes, discounts and free quotas: Firestore Standard edition in a multi-region
 * (eur3 or nam5), Firebase Hosting and Cloud Storage, as their pages and others that quote them stated in 2026.
 * A single region costs about half as much. Compare them with the pricing pages before a decision.
 */
export const PRICES = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  /** For a byte and month. */
  stored: 0.18 / GIB,
  /** For a byte to the internet. */
  sent: 0.12 / GIB,
  /** For a byte that Hosting sends. */
  hosted: 0.15 / GB,
  /** For a byte and month in Cloud Storage. */
  filed: 0.026 / GB,
} as const;

/**
 * Identity Platform, from a copy of its pricing page of 2021; its free tier is the same in 2026. Users of a month up
 * to `upTo` cost this much each. Without Identity Platform, sign-in by email is free, but has no service level.
 */
const USERS = [
  { upTo: 50_000, price: 0 },
  { upTo: 100_000, price: 0.0055 },
  { upTo: 1_000_000, price: 0.0046 },
  { upTo: 10_000_000, price: 0.0032 },
  { upTo: Infinity, price: 0.0025 },
] as const;

/** The price of Authentication for the users who were active in a month. */
export function priceOfUsers(active: number): number {
  let [price, counted] = [0, 0];
  for (const tier of USERS) {
    const count = Math.max(0, Math.min(active, tier.upTo) - counted);
    price += count * tier.price;
    counted += count;
  }
  return price;
}
