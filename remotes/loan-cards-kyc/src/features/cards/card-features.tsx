import { VIRTUAL_CARD } from '@bank/domain';
import { DescriptionList } from '@bank/ui';
import { cards as messages } from '../../messages';

export function CardFeatures() {
  return (
    <DescriptionList
      items={[
        { name: messages.fee, value: messages.dollars(VIRTUAL_CARD.creationFee) },
        { name: messages.weeklyLimit, value: messages.dollars(VIRTUAL_CARD.weeklyLimit) },
      ]}
    />
  );
}
