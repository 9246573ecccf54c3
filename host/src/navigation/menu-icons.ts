import type { RemoteMenuEntry } from '@bank/contracts';
import type { IconShape } from '@bank/ui';
import {
  AlertIcon,
  CardIcon,
  ChartIcon,
  DocumentIcon,
  HomeIcon,
  IdentityIcon,
  LoanIcon,
  LockIcon,
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
  chart: ChartIcon,
  lock: LockIcon,
  alert: AlertIcon,
};
