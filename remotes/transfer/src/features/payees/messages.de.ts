import type { Messages } from './messages';

const FULL =
  'Sie haben 20 Empfänger gespeichert, die Höchstzahl. Löschen Sie einen, um einen weiteren zu speichern.';

export const messages: Messages = {
  title: 'Gespeicherte Empfänger',
  none: 'Keine gespeicherten Empfänger',
  noneHelp: 'Nach einer Auszahlung können Sie den Empfänger speichern.',
  name: 'Name des Empfängers',
  problems: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    'too-long': 'Bitte geben Sie höchstens 60 Zeichen ein.',
    taken: 'Sie haben bereits einen Empfänger mit diesem Namen.',
  },
  save: 'Empfänger speichern',
  saveTitle: 'Empfänger für das nächste Mal speichern?',
  unconfirmed:
    'Um Empfänger zu speichern, bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link, den wir Ihnen gesendet haben.',
  mailbox: 'Lokales Postfach',
  saved: (name) => `${name} ist jetzt als Empfänger gespeichert.`,
  full: FULL,
  busy: 'Wird gespeichert …',
  rename: 'Umbenennen',
  renameOf: (name) => `${name} umbenennen`,
  saveName: 'Namen speichern',
  delete: 'Löschen',
  deleteOf: (name) => `${name} löschen`,
  deleteTitle: (name) => `${name} löschen?`,
  deleteHelp: 'Ihre bisherigen Zahlungen bleiben in den Umsätzen.',
  deleting: 'Wird gelöscht …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  renamed: (name) => `In ${name} umbenannt.`,
  deleted: (name) => `${name} wurde gelöscht.`,
  failures: {
    network: 'Keine Verbindung zur Bank. Es wurde nichts geändert.',
    'permission-denied': 'Die Bank hat dies nicht zugelassen. Es wurde nichts geändert.',
    conflict: FULL,
    'not-found': 'Dieser Empfänger wurde bereits gelöscht.',
  },
  failed: 'Das hat leider nicht geklappt. Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
};
