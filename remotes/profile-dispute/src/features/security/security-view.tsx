import type { Protection, ProtectionSettings } from '@bank/domain';
import { Stack } from '@bank/ui';
import { LimitsCard } from './limits-card';
import { LockCard } from './lock-card';

/** Changes settings; rejects with a `BankError` if nothing was changed. */
export type SaveSettings = (wanted: Partial<ProtectionSettings>) => Promise<void>;

type Props = {
  /** `null` if nothing was ever turned on. */
  protection: Protection | null;
  currency: string;
  save: SaveSettings;
  /** Rejects with a `BankError` if payments stay locked. */
  unlock: (password: string) => Promise<void>;
};

export function SecurityView({ protection, currency, save, unlock }: Props) {
  return (
    <Stack gap="l">
      <LockCard protection={protection} save={save} unlock={unlock} />
      <LimitsCard protection={protection} currency={currency} save={save} />
    </Stack>
  );
}
