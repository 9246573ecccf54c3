import { dateFormat, locale } from '@bank/i18n';
import { BarChart } from '@bank/ui';
import type { DayVolume } from '../../api/bank-figures';
import { messages } from './messages';

const SIZE = { width: 640, height: 200, left: 0, top: 4, bottom: 176 };
const long = dateFormat({ dateStyle: 'medium' });
const short = dateFormat({ day: 'numeric', month: 'numeric' });

/** Transactions by day, as counts: amounts of different currencies can't be added. */
export function VolumeChart({ days }: { days: readonly DayVolume[] }) {
  const max = Math.max(1, ...days.map(({ withdrawals, credits }) => withdrawals + credits));
  const all = (side: 'withdrawals' | 'credits') =>
    days.reduce((sum, day) => sum + day[side], 0).toLocaleString(locale());
  return (
    <BarChart
      title={messages.volume}
      summary={messages.volumeSummary(all('credits'), all('withdrawals'))}
      labels={{ in: messages.credits, out: messages.withdrawals, period: messages.day }}
      bars={days.map(({ day, credits, withdrawals }) => ({
        ...{ tick: short.format(day), name: long.format(day) },
        ...{ in: credits, out: withdrawals },
      }))}
      format={String}
      plot={{ ...SIZE, max }}
      isStacked
    />
  );
}
