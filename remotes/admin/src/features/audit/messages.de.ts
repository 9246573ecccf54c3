import { locale } from '@bank/i18n';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Prüfprotokoll',
  lead: 'Wer was bei wem getan hat, von der Datenbank festgehalten. Niemand ändert es.',
  loading: 'Prüfprotokoll wird geladen …',
  failed: 'Das Prüfprotokoll konnte nicht geladen werden.',
  table: 'Einträge',
  empty: 'Solche Einträge gibt es nicht.',
  pages: 'Seiten der Einträge',
  columns: {
    at: 'Zeit',
    by: 'Administrator',
    action: 'Aktion',
    person: 'Person',
    before: 'Vorher',
    after: 'Nachher',
    reference: 'Referenz',
    id: 'Eintrag',
  },
  actions: {
    send_money: 'Geld gesendet',
    send_loan: 'Kredit gesendet',
    set_level: 'Stufe festgelegt',
    set_transactions: 'Transaktionen umgeschaltet',
    issue_vat_code: 'VAT-Code erzeugt',
    review_kyc: 'Identität entschieden',
    review_loan: 'Kredit entschieden',
    review_dispute: 'Reklamation entschieden',
  },
  values: { true: 'Freigegeben', false: 'Gesperrt', none: '–' },
  filter: {
    by: 'E-Mail des Administrators',
    person: 'E-Mail der Person',
    action: 'Aktion',
    any: 'Beliebig',
    from: 'Von',
    to: 'Bis',
    apply: 'Anwenden',
    clear: 'Filter zurücksetzen',
    unknown: 'Niemand hat diese Adresse.',
    order: 'Dieser Tag liegt vor dem ersten.',
  },
  export: {
    button: 'CSV herunterladen',
    busy: 'Wird vorbereitet …',
    failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    done: (count) => `Die Datei hat ${count.toLocaleString(locale())} Einträge.`,
    cut: (count) =>
      `Die Datei hat die neuesten ${count.toLocaleString(locale())} Einträge; es gibt mehr. Wählen Sie eine kürzere Zeit.`,
  },
};
