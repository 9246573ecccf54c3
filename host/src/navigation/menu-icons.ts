import type { RemoteMenuEntry } from '@bank/contracts';
import type { IconShape } from '@bank/ui';
import {
  CardIcon,
  DocumentIcon,
  HomeIcon,
  IdentityIcon,
  LoanIcon,
  PersonIcon,
  ShieldIcon,
  TransferIcon,
} from '@bank/ui/icons';

/** The icons available in a remote.json. */
export const menuIcons: Readonly<Record<RemoteMenuEntry['icon'], IconShape>> = {
  home: HomeIcon,
  transfer: TransferIcon,
  loan: LoanIcon,
  card: CardIcon,
  identity: IdentityIcon,
  person: PersonIcon,
  shield: ShieldIcon,
  document: DocumentIcon,
};
