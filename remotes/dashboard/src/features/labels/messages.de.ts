import { LABEL_LIMITS } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Kategorie und Notizen',
  help: 'Nur Sie können das sehen. Der Umsatz selbst ändert sich nicht.',
  loadFailed: 'Ihre Kategorie und Notizen konnten nicht geladen werden.',
  category: 'Kategorie',
  choose: 'Kategorie auswählen',
  categories: {
    groceries: 'Lebensmittel',
    eating_out: 'Restaurants und Cafés',
    transport: 'Mobilität',
    housing: 'Wohnen',
    bills: 'Rechnungen',
    health: 'Gesundheit',
    shopping: 'Einkäufe',
    leisure: 'Freizeit',
    travel: 'Reisen',
    family: 'Familie',
    income: 'Einkommen',
    other: 'Sonstiges',
  },
  note: 'Notiz',
  tags: 'Schlagwörter',
  tagsHint: `Bis zu ${LABEL_LIMITS.tags}, durch Kommas getrennt`,
  problems: {
    category: 'Bitte wählen Sie eine Kategorie aus.',
    'too-many-tags': `Geben Sie höchstens ${LABEL_LIMITS.tags} Schlagwörter ein.`,
    'tag-too-long': `Ein Schlagwort darf höchstens ${LABEL_LIMITS.tag} Zeichen haben.`,
  },
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Kategorie und Notizen sind gespeichert.',
  change: 'Ändern',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  removed: 'Kategorie und Notizen sind entfernt.',
  failures: {
    network:
      'Es besteht keine Verbindung zur Bank. Es wurde nichts geändert. Bitte versuchen Sie es erneut, sobald Sie online sind.',
  },
  failed: 'Etwas ist schiefgegangen. Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
};
