import {
  formatMoney,
  LIMIT_NAMES,
  settingsAt,
  waitingSettings,
  type Cents,
  type LimitName,
  type Protection,
} from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { Card, Stack } from '@bank/ui';
import { useState } from 'react';
import { LimitDialog } from './limit-dialog';
import { LimitRow } from './limit-row';
import { messages } from './messages';
import styles from './security.module.css';
import type { SaveSettings } from './security-view';

type Props = { protection: Protection | null; currency: string; save: SaveSettings };

const texts = messages.limits;
const when = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** The customer's own limits, each with the change that waits. */
export function LimitsCard({ protection, currency, save }: Props) {
  const [editing, setEditing] = useState<LimitName | null>(null);
  const now = new Date();
  const settings = settingsAt(protection, now);
  const waiting = waitingSettings(protection, now);
  const shown = (name: LimitName, limit: Cents | null) => {
    if (limit !== null) return formatMoney(limit, currency, locale());
    return name === 'newPayee' ? texts.noWait : texts.none;
  };
  return (
    <Card title={texts.title}>
      <Stack>
        <p>{texts.help}</p>
        <ul className={styles.limits}>
          {LIMIT_NAMES.map((name) => {
            const next = waiting ? waiting.settings[name] : settings[name];
            return (
              <LimitRow
                key={name}
                name={name}
                value={shown(name, settings[name])}
                isSet={settings[name] !== null}
                pending={
                  waiting && next !== settings[name]
                    ? {
                        text: texts.waits(shown(name, next), when.format(waiting.at)),
                        cancel: () => save({ [name]: settings[name] }),
                      }
                    : null
                }
                onEdit={() => setEditing(name)}
              />
            );
          })}
        </ul>
      </Stack>
      {editing && (
        <LimitDialog
          name={editing}
          limit={{ current: settings[editing], currency }}
          waiting={waiting && { isUnlock: settings.isLocked && !waiting.settings.isLocked }}
          save={(limit) => save({ [editing]: limit })}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  );
}
