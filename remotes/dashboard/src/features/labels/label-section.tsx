import type { Transaction } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { useMemo } from 'react';
import { useCategoryRules } from '../../api/category-rules';
import { removeLabel, saveLabel, useLabels } from '../../api/labels';
import { RuleOffer } from '../category-rules/rule-offer';
import { ruleRequests } from '../category-rules/rule-requests';
import { LabelCard } from './label-card';

export type LabelSectionProps = { entry: Transaction };

/** The customer's own label of one of their transactions. */
export function LabelSection({ entry }: LabelSectionProps) {
  const { id, userId } = entry;
  const rules = useCategoryRules(userId);
  const requests = useMemo(() => ruleRequests(userId), [userId]);
  return (
    <LabelCard
      id={id}
      labels={useLabels(userId, [id])}
      save={(label) => saveLabel(database(), entry, label)}
      remove={() => removeLabel(database(), id)}
      renderOffer={({ category }) =>
        rules.status === 'ready' && (
          <RuleOffer {...{ entry, category, requests }} rules={rules.value} />
        )
      }
    />
  );
}
