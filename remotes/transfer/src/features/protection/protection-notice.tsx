import { useProtection } from '@bank/data-access';
import {
  checkProtection,
  settingsAt,
  toCents,
  waitingSettings,
  type Cents,
  type ProtectionSettings,
} from '@bank/domain';
import { useEffect } from 'react';
import { messages } from './messages';
import { LimitsNotice, LockedNotice } from './protection-views';
import { useSpentToday } from './use-spent-today';

type Props = {
  uid: string;
  currency: string;
  /** The typed amount. */
  amount: Cents | null;
  /** Receives which limit the amount exceeds; must be a stable reference. */
  onProblem: (text?: string) => void;
};

/** Tells the customer before the form what their own lock and limits allow; nothing if all is off. */
export function ProtectionNotice(props: Props) {
  const protection = useProtection(props.uid);
  if (protection.status !== 'ready') return null;
  const now = new Date();
  const settings = settingsAt(protection.value, now);
  if (settings.isLocked) {
    const waiting = waitingSettings(protection.value, now);
    return <LockedNotice unlocksAt={waiting?.settings.isLocked === false ? waiting.at : null} />;
  }
  if (settings.daily !== null) return <DailyLimits {...props} settings={settings} />;
  return <Limits {...props} settings={settings} spentToday={null} />;
}

/** Apart, so that what was paid today is read only with a daily limit. */
function DailyLimits(props: Props & { settings: ProtectionSettings }) {
  const spent = useSpentToday(props.uid);
  if (spent.status === 'loading') return null;
  return <Limits {...props} spentToday={spent.status === 'ready' ? spent.value : null} />;
}

type LimitsProps = Omit<Props, 'uid'> & { settings: ProtectionSettings; spentToday: Cents | null };

/** Compares the amount with the limits; the payee is checked in the review. */
export function Limits({ settings, spentToday, currency, amount, onProblem }: LimitsProps) {
  const problem =
    amount === null
      ? null
      : checkProtection(
          { ...settings, newPayee: null },
          { amount, spentToday: spentToday ?? toCents(0), knownSince: null },
          new Date(),
        );
  useEffect(() => {
    onProblem(problem ? messages.problems[problem].text : undefined);
    return () => onProblem();
  }, [problem, onProblem]);
  return <LimitsNotice settings={settings} spentToday={spentToday} currency={currency} />;
}
