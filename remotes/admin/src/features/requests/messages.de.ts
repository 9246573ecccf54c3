import { KYC_IMAGE } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  titles: {
    kycRequests: 'Identitätsprüfungen',
    loans: 'Kreditanträge',
    disputes: 'Reklamationen',
  },
  lead: 'Die älteste Anfrage zuerst. Wer eine öffnet, hat sie so lange für sich.',
  table: 'Wartende Anfragen',
  loading: 'Anfragen werden geladen …',
  failed: 'Die Anfragen konnten nicht geladen werden.',
  empty: 'Es wartet nichts.',
  columns: {
    person: 'Person',
    submitted: 'Eingereicht',
    asked: 'Anliegen',
    claim: 'In Bearbeitung',
    actions: 'Aktionen',
  },
  asked: {
    kycRequests: (type) => `Bestätigung durch: ${type}`,
    loans: (amount) => amount,
    disputes: (amount, account) => `${amount} an ${account}`,
  },
  idTypes: {
    passport: 'Reisepass',
    driver_license: 'Führerschein',
    national_id: 'Personalausweis',
  },
  free: 'Niemand',
  yours: 'Sie',
  heldBy: (name) => `${name} bearbeitet sie`,
  anotherAdmin: 'Ein anderer Administrator',
  own: 'Ihre eigene Anfrage: Darüber muss ein anderer Administrator entscheiden.',
  unknownPerson: 'Kein Konto mehr',
  review: 'Prüfen',
  reviewOf: (name, reference) => `${reference} von ${name} prüfen`,
  pages: 'Seiten der Anfragen',
  taken: 'Ein anderer Administrator hat sie gerade übernommen, oder sie ist schon entschieden.',
  dialog: {
    kycRequests: (name) => `Identität von ${name}`,
    loans: (name) => `Kredit für ${name}`,
    disputes: (name) => `Reklamation von ${name}`,
  },
  facts: {
    person: 'Person',
    reference: 'Referenz',
    submitted: 'Eingereicht',
    idType: 'Ausweisart',
    idNumber: 'Ausweisnummer',
    address: 'Adresse',
    dob: 'Geburtsdatum',
    amount: 'Betrag',
    account: 'Empfängerkonto',
    level: 'Kontostufe',
    balanceBefore: 'Guthaben vorher',
    balanceAfter: 'Guthaben nachher',
    loanBefore: 'Kreditsaldo vorher',
    loanAfter: 'Kreditsaldo nachher',
    none: 'Nicht angegeben',
  },
  page: 'Seite der Person öffnen',
  image: {
    title: 'Bild des Ausweises',
    alt: (type) => `${type}, wie er gesendet wurde`,
    none: 'Es wurde kein Bild gesendet.',
    loading: 'Bild wird geladen …',
    failed: 'Das Bild konnte nicht geladen werden.',
    refused:
      'Die Adresse dieses Bildes liegt nicht im Ordner des Kunden bei dieser Bank. Es wurde nicht geöffnet. Lehnen Sie den Antrag ab.',
    problems: {
      compressed:
        'Diese Datei ist komprimiert und könnte den Speicher dieser Seite füllen. Sie wurde nicht geöffnet. Lehnen Sie den Antrag ab und bitten Sie um ein anderes Bild.',
      'too-many-pixels': `Dieses Bild hat mehr als ${KYC_IMAGE.maxPixels / 1_000_000} Megapixel und könnte den Speicher dieser Seite füllen. Es wurde nicht geöffnet. Lehnen Sie den Antrag ab und bitten Sie um ein kleineres.`,
      unreadable:
        'Diese Datei ist kein JPEG-, PNG- oder WebP-Bild. Sie wurde nicht geöffnet. Lehnen Sie den Antrag ab und bitten Sie um ein anderes Bild.',
    },
    tryAgain: 'Noch einmal laden',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    frame: 'Bild, mit den Pfeiltasten zu verschieben',
    size: (percent) => `${percent} %`,
  },
  decision: {
    raises: 'Mit der Bestätigung steigt das Konto im selben Moment auf Stufe 2.',
    pays: 'Mit der Bewilligung wird der Kredit im selben Moment ausgezahlt.',
    release: {
      proposal: 'Diesen Betrag muss ein anderer Administrator freigeben.',
      release: 'Diese Genehmigung ist vorgeschlagen und wartet auf einen anderen Administrator.',
    },
    releaseHelp: (limit) =>
      `Allein sendet ein Administrator höchstens ${limit}. Vor der Freigabe wird nichts ausgezahlt.`,
    propose: 'Genehmigung vorschlagen',
    approve: {
      kycRequests: 'Bestätigen',
      loans: 'Bewilligen und auszahlen',
      disputes: 'Stattgeben',
    },
    reject: 'Ablehnen',
    reason: 'Grund',
    reasonHint: 'Der Kunde liest ihn. Höchstens 500 Zeichen.',
    hidden: 'Das enthält unsichtbare Zeichen, vielleicht vom Einfügen. Geben Sie es neu ein.',
    reasonMissing: 'Geben Sie einen Grund an, der Kunde wird ihn lesen.',
    sending: 'Wird gesendet …',
    cancel: 'Abbrechen',
    disabled: 'Für diesen Benutzer sind Transaktionen gesperrt.',
    disabledHelp: 'Ein Kredit wird nur ausgezahlt, solange sie freigegeben sind.',
  },
  done: {
    proposed: (name) =>
      `Der Kredit von ${name} ist vorgeschlagen. Er wird ausgezahlt, sobald ein anderer Administrator ihn freigegeben hat.`,
    approved: {
      kycRequests: (name) => `Die Identität von ${name} ist bestätigt.`,
      loans: (name) => `Der Kredit von ${name} ist ausgezahlt.`,
      disputes: (name) => `Der Reklamation von ${name} ist stattgegeben.`,
    },
    rejected: {
      kycRequests: (name) => `Die Identitätsprüfung von ${name} ist abgelehnt.`,
      loans: (name) => `Der Antrag von ${name} ist abgelehnt.`,
      disputes: (name) => `Die Reklamation von ${name} ist abgelehnt.`,
    },
  },
  failure: 'Die Entscheidung konnte nicht gespeichert werden.',
  helps: {
    network:
      'Die Bank hat nicht geantwortet, sie könnte also trotzdem gespeichert sein. Sie können es bedenkenlos wiederholen: Gespeichert wird höchstens einmal.',
    conflict: 'Im selben Moment hat jemand anderes geschrieben. Bitte versuchen Sie es erneut.',
    'changed-meanwhile':
      'Sie wurde inzwischen entschieden oder geändert, oder ein anderer Administrator bearbeitet sie. Es wurde nichts gespeichert.',
    'permission-denied': 'Die Bank hat es abgelehnt. Es wurde nichts geändert.',
    'not-found': 'Dieser Benutzer hat kein Konto mehr. Es wurde nichts geändert.',
    'invalid-amount': 'Das Guthaben wäre größer, als die Bank führen kann.',
    'transactions-disabled': 'Für diesen Benutzer sind Transaktionen gesperrt.',
  },
};
