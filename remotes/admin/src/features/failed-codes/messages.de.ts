import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Falsche Codes',
  lead: 'Kunden, die einen falschen VAT-Code eingegeben haben, gesperrte zuerst. Ein neuer Code hebt die Sperre auf.',
  loading: 'Falsche Codes werden geladen …',
  failed: 'Die falschen Codes konnten nicht geladen werden.',
  table: 'Kunden mit falschen Codes',
  empty: 'Keine falschen Codes.',
  pages: 'Seiten der falschen Codes',
  unknownPerson: 'Konto existiert nicht mehr',
  columns: {
    person: 'Benutzer',
    attempts: 'Versuche',
    status: 'Status',
    last: 'Letzter Versuch',
  },
  attemptsOf: (count, most) => `${count} von ${most}`,
  locked: 'Gesperrt',
  open: 'Aktiv',
};
