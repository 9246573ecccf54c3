import { locale } from '@bank/i18n';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Ihre Daten',
  help: 'Laden Sie eine Datei mit allem herunter, was wir über Sie speichern und was Sie einsehen dürfen: Ihre Angaben, Transaktionen mit Ihren Kategorien und Notizen, Empfänger, geplante Zahlungen, Budgets, Kategorieregeln, Spartöpfe, Anträge, Limits und Einstellungen.',
  hint: 'Sie enthält alle Beträge, auch solange Ihr Guthaben verborgen ist. Bewahren Sie die Datei deshalb sicher auf. Bei vielen Transaktionen kann das einen Moment dauern.',
  download: 'Meine Daten exportieren',
  busy: 'Wird vorbereitet …',
  progress: (count) =>
    count === 1 ? 'Bisher 1 Eintrag' : `Bisher ${count.toLocaleString(locale())} Einträge`,
  cancel: 'Abbrechen',
  done: (count) =>
    count === 1
      ? 'Ihre Datei ist fertig: 1 Eintrag.'
      : `Ihre Datei ist fertig: ${count.toLocaleString(locale())} Einträge.`,
  cancelled: 'Sie haben den Export abgebrochen. Es wurde keine Datei gespeichert.',
  offline:
    'Sie sind anscheinend offline. Es wurde keine Datei gespeichert. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
  failed:
    'Ihre Daten konnten nicht vollständig zusammengestellt werden, deshalb wurde keine Datei gespeichert. Bitte versuchen Sie es erneut.',
};
