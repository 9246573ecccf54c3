import { CATEGORY_RULE_LIMITS, matchingRule, type Category, type Transaction } from '@bank/domain';
import { payeeOf } from '@bank/transactions';
import { Button, Stack } from '@bank/ui';
import { useState } from 'react';
import type { CategoryRules } from '../../api/category-rules';
import styles from './category-rules.module.css';
import { messages } from './messages';
import { RuleDialog } from './rule-dialog';
import type { RuleRequests } from './rule-requests';

/** How a payment's payee is named in a rule. */
function payeeName(entry: Transaction): string {
  const { accountHolderName, email, cryptoType, accountNumber, bankName } = entry;
  return accountHolderName ?? email ?? cryptoType ?? accountNumber ?? bankName ?? '';
}

type Props = {
  entry: Transaction;
  category: Category;
  rules: CategoryRules;
  requests: RuleRequests;
};

/** Offers a rule for the payee of a payment that the customer has given a category. */
export function RuleOffer({ entry, category, rules, requests }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const name = payeeName(entry);
  const hasRule = matchingRule(rules, payeeOf(entry))?.category === category;
  // Stays mounted until the dialog has closed, also when its rule is emitted earlier.
  if (!isOpen && (hasRule || name === '' || entry.type !== 'withdrawal')) return null;
  return (
    <>
      <Stack direction="row">
        <Button variant="quiet" className={styles.offer} onClick={() => setIsOpen(true)}>
          <bdi>{messages.always(name)}</bdi>
        </Button>
      </Stack>
      {isOpen && (
        <RuleDialog
          initial={{ text: name.slice(0, CATEGORY_RULE_LIMITS.text).trim(), category }}
          rules={rules}
          requests={requests}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
