import {
  formatMoney,
  LIMIT_NAMES,
  settingsAt,
  waitingSettings,
  type Cents,
  type Protection,
} from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { Badge, DescriptionList } from '@bank/ui';
import { messages } from './messages';

type Props = {
  /** `null` if nothing was ever turned on. */
  protection: Protection | null;
  currency: string;
};

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** What applies now and, beside it, the change that waits. */
export function ProtectionDetails({ protection, currency }: Props) {
  if (!protection) return <p>{messages.none}</p>;
  const now = new Date();
  const settings = settingsAt(protection, now);
  const waiting = waitingSettings(protection, now);
  const limitText = (limit: Cents | null) =>
    limit === null ? messages.off : formatMoney(limit, currency, locale());
  const later = (text: string, isChanged: boolean) =>
    waiting && isChanged ? ` · ${messages.from(text, when.format(waiting.at))}` : '';
  const { isLocked } = settings;
  const { lockedAt } = protection;
  return (
    <>
      <p>{messages.help}</p>
      <DescriptionList
        items={[
          {
            name: messages.payments,
            value: (
              <>
                <Badge tone={isLocked ? 'danger' : 'success'}>
                  {isLocked ? messages.locked : messages.open}
                </Badge>{' '}
                {isLocked && lockedAt && messages.since(when.format(lockedAt))}
                {later(messages.open, isLocked && waiting?.settings.isLocked === false)}
              </>
            ),
          },
          ...LIMIT_NAMES.map((name) => ({
            name: messages[name],
            value:
              limitText(settings[name]) +
              later(
                limitText(waiting?.settings[name] ?? null),
                waiting !== null && waiting.settings[name] !== settings[name],
              ),
          })),
        ]}
      />
    </>
  );
}
