import type { Label, Transaction } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { readLabels } from '../../api/labels';
import { messages } from './messages';

export function categoryName({ category }: Pick<Label, 'category'>): string {
  return messages.categories[category];
}

/** The texts of a label, which the search of the history covers. */
function labelTexts(label: Label): readonly string[] {
  return [categoryName(label), label.note, ...label.tags];
}

/** Reads the labels of a batch of entries for a search. Throws `BankError`. */
export async function readLabelTexts(
  uid: string,
  entries: readonly Transaction[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = entries.map(({ id }) => id);
  const labels = await readLabels(database(), uid, ids);
  return new Map([...labels].map(([id, label]) => [id, labelTexts(label)]));
}
