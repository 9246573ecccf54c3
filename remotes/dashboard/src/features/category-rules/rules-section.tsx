import { Card, Notice } from '@bank/ui';
import { useMemo } from 'react';
import { useCategoryRules, type CategoryRules } from '../../api/category-rules';
import { messages } from './messages';
import { ruleRequests, type RuleRequests } from './rule-requests';
import { RulesCard } from './rules-card';
import { useApplyRules, type ShownEntries } from './use-apply-rules';

type Props = ShownEntries & { uid: string };

/** The customer's category rules, which are applied to the shown entries. */
export function RulesSection({ uid, ...shown }: Props) {
  const rules = useCategoryRules(uid);
  const requests = useMemo(() => ruleRequests(uid), [uid]);
  // The card is the last one on the page: nothing moves when it appears.
  if (rules.status === 'loading') return null;
  if (rules.status === 'error') {
    return (
      <Card title={messages.title}>
        <Notice tone="danger" role="alert">
          {messages.loadFailed}
        </Notice>
      </Card>
    );
  }
  return <AppliedRules rules={rules.value} requests={requests} shown={shown} />;
}

type AppliedProps = { rules: CategoryRules; requests: RuleRequests; shown: ShownEntries };

export function AppliedRules({ rules, requests, shown }: AppliedProps) {
  useApplyRules(rules, shown, requests.apply);
  return <RulesCard rules={rules} requests={requests} />;
}
