import type { Transaction } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { removeLabel, saveLabel, useLabels } from '../../api/labels';
import { AlwaysUse } from '../category-rules/always-use';
import { LabelCard } from './label-card';

export type LabelSectionProps = { entry: Transaction };

/** The customer's own label of one of their transactions. */
export function LabelSection({ entry }: LabelSectionProps) {
  const { id, userId } = entry;
  return (
    <LabelCard
      id={id}
      labels={useLabels(userId, [id])}
      save={(label) => saveLabel(database(), entry, label)}
      remove={() => removeLabel(database(), id)}
      renderOffer={({ category }) => <AlwaysUse entry={entry} category={category} />}
    />
  );
}
