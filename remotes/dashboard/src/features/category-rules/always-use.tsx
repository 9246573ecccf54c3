import { CATEGORY_RULE_LIMITS, matchingRule, type Category, type Transaction } from '@bank/domain';
import { payeeOf } from '@bank/transactions';
import { Button, Stack } from '@bank/ui';
import { useMemo, useState } from 'react';
import { useCategoryRules, type CategoryRules } from '../../api/category-rules';
import { messages } from './messages';
import { RuleDialog } from './rule-dialog';
import { ruleRequests, type RuleRequests } from './rule-requests';

/** How a payment's payee is named in a rule. */
function payeeName(entry: Transaction): string {
  const { accountHolderName, email, cryptoType, accountNumber, bankName } = entry;
  return accountHolderName ?? email ?? cryptoType ?? accountNumber ?? bankName ?? '';
}

type Props = { entry: Transaction; category: Category };

/** Offers a rule for the payee of a payment that the customer has given a category. */
export function AlwaysUse({ entry, category }: Props) {
  const rules = useCategoryRules(entry.userId);
  const requests = useMemo(() => ruleRequests(entry.userId), [entry.userId]);
  if (rules.status !== 'ready') return null;
  return <RuleOffer {...{ entry, category, requests }} rules={rules.value} />;
}

type OfferProps = Props & { rules: CategoryRules; requests: RuleRequests };

export function RuleOffer({ entry, category, rules, requests }: OfferProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = payeeName(entry);
  const hasRule = matchingRule(rules, payeeOf(entry))?.category === category;
  // Stays mounted until the dialog has closed, also when its rule is emitted earlier.
  if (!isOpen && (hasRule || name === '' || entry.type !== 'withdrawal')) return null;
  return (
    <>
      <Stack direction="row">
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
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
