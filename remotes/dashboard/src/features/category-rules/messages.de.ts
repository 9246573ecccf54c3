import { CATEGORY_RULE_LIMITS } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Kategorieregeln',
  empty:
    'Geben Sie Zahlungen an denselben Empfänger automatisch eine Kategorie, zum Beispiel Lebensmittel für Ihren Supermarkt. Kategorien, die Sie selbst gewählt haben, ändern sich nie.',
  help: 'Zahlungen ohne Kategorie erhalten die der ersten Regel, die passt, sobald diese Liste sie anzeigt. Kategorien, die Sie selbst gewählt haben, ändern sich nie.',
  loadFailed: 'Ihre Kategorieregeln konnten nicht geladen werden. Bitte laden Sie die Seite neu.',
  contains: (text) => `Empfänger enthält „${text}“`,
  add: 'Regel hinzufügen',
  full: `Sie haben ${CATEGORY_RULE_LIMITS.rules} Regeln, mehr sind nicht möglich. Löschen Sie eine, um eine andere hinzuzufügen.`,
  remove: 'Löschen',
  removeOf: (text) => `Regel „${text}“ löschen`,
  removing: 'Wird gelöscht …',
  removed: (text) =>
    `Die Regel „${text}“ ist gelöscht. Zahlungen behalten die Kategorie, die sie schon haben.`,
  always: (payee) => `Diese Kategorie immer für Zahlungen an ${payee} verwenden`,
  newTitle: 'Neue Kategorieregel',
  text: 'Empfänger enthält',
  textHint: 'Teil des Namens, der E-Mail-Adresse, der Kontonummer oder der Bank des Empfängers',
  textProblem: 'Bitte geben Sie einen Teil des Empfängernamens ein.',
  category: 'Kategorie',
  choose: 'Kategorie auswählen',
  categoryProblem: 'Bitte wählen Sie eine Kategorie aus.',
  effect: 'Die Regel gilt für Ihre Zahlungen ohne Kategorie.',
  counting: 'Ihre letzten Zahlungen werden geprüft …',
  countFailed:
    'Ihre letzten Zahlungen konnten nicht geprüft werden. Passende Zahlungen erhalten die Kategorie, sobald die Umsatzliste sie anzeigt.',
  noneMatch:
    'Keine Ihrer letzten Zahlungen ohne Kategorie passt dazu. Die Regel gilt für künftige Zahlungen.',
  count: (count, category) =>
    count === 1
      ? `1 Ihrer letzten Zahlungen passt dazu und hat noch keine Kategorie. Sie erhält beim Speichern die Kategorie ${category}.`
      : `${count} Ihrer letzten Zahlungen passen dazu und haben noch keine Kategorie. Sie erhalten beim Speichern die Kategorie ${category}.`,
  save: 'Regel speichern',
  saving: 'Wird gespeichert …',
  saved: 'Die Regel ist gespeichert.',
  savedFor: (count, category) =>
    count === 1
      ? `Die Regel ist gespeichert. 1 Zahlung hat jetzt die Kategorie ${category}.`
      : `Die Regel ist gespeichert. ${count} Zahlungen haben jetzt die Kategorie ${category}.`,
  savedOnly:
    'Die Regel ist gespeichert. Passende Zahlungen erhalten die Kategorie, sobald die Umsatzliste sie anzeigt.',
  failures: {
    network:
      'Es besteht keine Verbindung zur Bank. Es wurde nichts geändert. Bitte versuchen Sie es erneut, sobald Sie online sind.',
    'changed-meanwhile':
      'Ihre Regeln wurden gerade in einem anderen Tab oder auf einem anderen Gerät geändert. Hier wurde deshalb nichts geändert. Bitte prüfen Sie sie und versuchen Sie es erneut.',
  },
  failed: 'Etwas ist schiefgegangen. Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
};
