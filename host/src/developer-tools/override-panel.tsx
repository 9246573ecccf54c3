import { Button, Dialog, Stack, TextField, useFormFocus } from '@bank/ui';
import { type FormEvent, useId, useState } from 'react';
import type { RegistryState } from '../federation/live-registry';
import {
  isAllowedEntry,
  type Override,
  type OverrideEntry,
  writeOverrides,
} from '../federation/override';
import { requestLeave } from '../unsaved-changes/leave-request';
import { messages } from './messages';
import styles from './override-panel.module.css';

const texts = messages.panel;

type Props = {
  registry: RegistryState;
  overrides: readonly Override[];
  /** Origins from which this deployment allows overrides. */
  origins: readonly string[];
  onClose(): void;
};

/** Selects the remotes that this browser loads from the developer's machine. */
export function OverridePanel({ registry, overrides, origins, onClose }: Props) {
  const formId = useId();
  const { form, focusFirstError } = useFormFocus();
  const remotes =
    registry.status === 'ready' ? registry.registry.entries.map(({ remote }) => remote) : [];
  const [entries, setEntries] = useState<ReadonlyMap<string, OverrideEntry>>(
    () => new Map(overrides.map((override) => [override.remote, override])),
  );
  const [isChecked, setChecked] = useState(false);
  const change = (remote: string, next: Partial<OverrideEntry>) =>
    setEntries((known) => {
      const before = known.get(remote) ?? { remote, entry: '', isOff: true };
      return new Map(known).set(remote, { ...before, ...next });
    });
  const isInvalid = ({ entry, isOff }: OverrideEntry) => !isOff && !isAllowedEntry(entry, origins);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const list = [...entries.values()];
    setChecked(true);
    if (list.some(isInvalid)) {
      focusFirstError();
      return;
    }
    requestLeave(() => {
      // Without `until`, so each expires eight hours from now.
      writeOverrides(
        list
          .filter(({ entry }) => entry !== '')
          .map(({ remote, entry, isOff }) => ({ remote, entry, isOff })),
      );
      history.replaceState(history.state, '', location.pathname + location.search);
      location.reload();
    });
  };

  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      size="wide"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={apply} noValidate>
        <Stack>
          <p>{texts.lead(origins.join(', '))}</p>
          {remotes.map(({ name, title }) => {
            const override = entries.get(name) ?? { remote: name, entry: '', isOff: true };
            return (
              <fieldset key={name} className={styles.remote}>
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={!override.isOff}
                    onChange={({ target }) => change(name, { isOff: !target.checked })}
                  />
                  {texts.use(title)}
                </label>
                {!override.isOff && (
                  <TextField
                    label={texts.entry(title)}
                    value={override.entry}
                    placeholder={`${origins[0]}/remoteEntry.01234567.js`}
                    error={isChecked && isInvalid(override) ? texts.notAllowed : undefined}
                    onChange={({ target }) => change(name, { entry: target.value.trim() })}
                  />
                )}
              </fieldset>
            );
          })}
        </Stack>
      </form>
    </Dialog>
  );
}
