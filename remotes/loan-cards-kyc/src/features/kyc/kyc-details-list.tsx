import { DescriptionList, RequestBadge } from '@bank/ui';
import type { KycRequest } from '../../api/kyc';
import { common, idTypeLabel, kyc as messages } from '../../messages';

type Props = { request: KycRequest };

export function KycDetailsList({ request: { status, idType, hasImage, submittedAt } }: Props) {
  return (
    <DescriptionList
      items={[
        { name: messages.status, value: <RequestBadge status={status} /> },
        { name: messages.idType, value: idTypeLabel(idType) },
        { name: messages.image, value: hasImage ? messages.imageSent : messages.noImage },
        {
          name: messages.submittedOn,
          value: submittedAt ? common.onDate(submittedAt) : common.justNow,
        },
      ]}
    />
  );
}
