import { numberFormat } from '@bank/i18n';
import type { Trend } from '../../api/month-volume';
import { messages } from './messages';

const number = numberFormat();
const change = numberFormat({
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** The month before, and how much this month differs from it; no percentage of nothing. */
export function trendNote({ now, before }: Trend): string {
  const earlier = messages.byThisDay(number.format(before));
  return before > 0 ? `${change.format(now / before - 1)} · ${earlier}` : earlier;
}
