import type { Category } from './label';

/** Sets the category of payments whose payee contains the text. Rules are an ordered list: the first match applies. */
export type CategoryRule = { text: string; category: Category };

/** Characters of a text, and rules of a customer; the security rules enforce the same. */
export const CATEGORY_RULE_LIMITS = { text: 40, rules: 20 } as const;

/** The same for upper and lower case and for compatible characters, in every language. */
function fold(text: string): string {
  // Not lower case: 'ß' and 'ss' differ there, and 'Σ' becomes another letter at the end of a word.
  return text.normalize('NFKC').toUpperCase();
}

/** The first rule whose text the payee contains. */
export function matchingRule(
  rules: readonly CategoryRule[],
  payee: string,
): CategoryRule | undefined {
  const folded = fold(payee);
  return rules.find(({ text }) => folded.includes(fold(text)));
}

/** Adds a rule before all others, so that it applies first. Replaces one with the same text. */
export function withRule(rules: readonly CategoryRule[], rule: CategoryRule): CategoryRule[] {
  const text = fold(rule.text);
  return [rule, ...rules.filter((each) => fold(each.text) !== text)];
}
