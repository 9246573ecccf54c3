import { formatDollars, VIRTUAL_CARD } from '@bank/domain';
import { locale } from '@bank/i18n';
import { DescriptionList } from '@bank/ui';
import { cards as messages } from '../../messages';

export function CardFeatures() {
  return (
    <DescriptionList
      items={[
        { name: messages.fee, value: formatDollars(VIRTUAL_CARD.creationFee, locale()) },
        { name: messages.weeklyLimit, value: formatDollars(VIRTUAL_CARD.weeklyLimit, locale()) },
      ]}
    />
  );
}
