import type { Transaction } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { saveCategoryRules, type RulesChange } from '../../api/category-rules';
import { paymentLabeler, readUnlabelled, type MatchedPayment } from '../../api/matched-payments';

/** What changes and applies the rules of a customer. Each rejects with a `BankError`. */
export type RuleRequests = {
  save: (change: RulesChange) => Promise<void>;
  readUnlabelled: () => Promise<Transaction[]>;
  apply: (payments: readonly MatchedPayment[]) => Promise<number>;
};

export function ruleRequests(uid: string): RuleRequests {
  return {
    save: (change) => saveCategoryRules(database(), uid, change),
    readUnlabelled: () => readUnlabelled(database(), uid),
    apply: paymentLabeler(database()),
  };
}
