import type { Messages } from './messages';

export const messages: Messages = {
  offline: {
    title: 'Sie sind offline',
    since: (time) =>
      `Was Sie sehen, wurde zuletzt um ${time} aktualisiert. Sie können erst wieder Geld senden oder etwas ändern, wenn Sie online sind.`,
    unknown: 'Wir zeigen Ihr Konto, sobald Sie wieder online sind.',
  },
  unreachable: {
    title: 'Die Bank ist gerade nicht erreichbar',
    since: (time) =>
      `Was Sie sehen, wurde zuletzt um ${time} aktualisiert. Die Verbindung wird automatisch wiederhergestellt. Bis dahin können Zahlungen und Änderungen fehlschlagen.`,
    unknown:
      'Die Verbindung wird automatisch wiederhergestellt. Bis dahin können Zahlungen und Änderungen fehlschlagen.',
  },
  visitor:
    'Sie können weiterlesen. Anmelden und registrieren können Sie sich, sobald Sie wieder online sind.',
};
