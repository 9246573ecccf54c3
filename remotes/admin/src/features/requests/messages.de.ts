import { KYC_IMAGE } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  titles: {
    kycRequests: 'Identitätsprüfungen',
    loans: 'Kreditanträge',
    disputes: 'Reklamationen',
  },
  lead: 'Die ältesten zuerst. Solange Sie eine Anfrage prüfen, kann kein anderer Administrator darüber entscheiden.',
  table: 'Offene Anfragen',
  loading: 'Anfragen werden geladen …',
  failed: 'Die Anfragen konnten nicht geladen werden.',
  empty: 'Keine offenen Anfragen.',
  columns: {
    person: 'Benutzer',
    submitted: 'Eingereicht am',
    asked: 'Anliegen',
    claim: 'Zuweisung',
    actions: 'Aktionen',
  },
  asked: {
    kycRequests: {
      passport: 'Identitätsprüfung (Reisepass)',
      driver_license: 'Identitätsprüfung (Führerschein)',
      national_id: 'Identitätsprüfung (Personalausweis)',
    },
    otherDocument: (type) => `Identitätsprüfung (${type})`,
    loans: (amount) => amount,
    disputes: (amount, account) => `${amount} an ${account}`,
  },
  idTypes: {
    passport: 'Reisepass',
    driver_license: 'Führerschein',
    national_id: 'Personalausweis',
  },
  free: 'Nicht zugewiesen',
  yours: 'Ihnen zugewiesen',
  heldBy: (name) => `Zugewiesen an ${name}`,
  anotherAdmin: 'einen anderen Administrator',
  own: 'Das ist Ihre eigene Anfrage. Ein anderer Administrator muss entscheiden.',
  unknownPerson: 'Konto existiert nicht mehr',
  review: 'Prüfen',
  reviewOf: {
    kycRequests: (name) => `Identität von ${name} prüfen`,
    loans: (name) => `Kredit von ${name} prüfen`,
    disputes: (name, reference) => `${reference} von ${name} prüfen`,
  },
  keys: {
    next: 'Nächste',
    previous: 'Vorherige',
    approve: 'Genehmigen',
    reject: 'Ablehnen',
    all: 'Alle Tastenkürzel, ein oder aus',
  },
  pages: 'Seiten der Anfragen',
  taken:
    'Ein anderer Administrator hat diese Anfrage gerade übernommen, oder sie ist schon entschieden.',
  dialog: {
    kycRequests: (name) => `Identität von ${name}`,
    loans: (name) => `Kredit für ${name}`,
    disputes: (name) => `Reklamation von ${name}`,
  },
  labels: {
    person: 'Benutzer',
    reference: 'Referenz',
    submitted: 'Eingereicht',
    idType: 'Ausweisart',
    idNumber: 'Ausweisnummer',
    address: 'Anschrift',
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
  page: 'Benutzerseite öffnen',
  image: {
    title: 'Bild des Ausweises',
    alt: (type) => `${type}, wie gesendet`,
    none: 'Es wurde kein Bild gesendet.',
    loading: 'Bild wird geladen …',
    failed: 'Das Bild konnte nicht geladen werden.',
    refused:
      'Dieses Bild liegt nicht im Ordner des Kunden bei dieser Bank und wurde deshalb nicht geöffnet. Lehnen Sie den Antrag ab.',
    problems: {
      compressed:
        'Diese Datei ist komprimiert und könnte den Speicher dieser Seite füllen. Sie wurde nicht geöffnet. Lehnen Sie den Antrag ab und bitten Sie um ein anderes Bild.',
      'too-many-pixels': `Dieses Bild hat mehr als ${KYC_IMAGE.maxPixels / 1_000_000} Megapixel und könnte den Speicher dieser Seite füllen. Es wurde nicht geöffnet. Lehnen Sie den Antrag ab und bitten Sie um ein kleineres.`,
      unreadable:
        'Diese Datei ist kein JPEG-, PNG- oder WebP-Bild. Sie wurde nicht geöffnet. Lehnen Sie den Antrag ab und bitten Sie um ein anderes Bild.',
    },
    tryAgain: 'Erneut laden',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    frame: 'Bild: mit den Pfeiltasten verschieben',
    size: (percent) => `${percent} %`,
  },
  decision: {
    raises: 'Mit der Bestätigung steigt das Konto sofort auf Stufe 2.',
    pays: 'Mit der Genehmigung wird der Kredit sofort ausgezahlt.',
    release: {
      proposal: 'Diesen Betrag muss ein anderer Administrator freigeben.',
      release: 'Diese Genehmigung ist vorgeschlagen und wartet auf einen anderen Administrator.',
    },
    releaseHelp: (limit) =>
      `Ein Administrator allein kann höchstens ${limit} senden. Vor der Freigabe wird nichts ausgezahlt.`,
    propose: 'Genehmigung vorschlagen',
    approve: {
      kycRequests: 'Bestätigen',
      loans: 'Genehmigen und auszahlen',
      disputes: 'Stattgeben',
    },
    reject: 'Ablehnen',
    reason: 'Begründung',
    reasonHint: 'Der Kunde sieht diesen Text. Höchstens 500 Zeichen.',
    hidden:
      'Ihre Eingabe enthält unsichtbare Zeichen, vielleicht vom Einfügen. Bitte tippen Sie sie neu ein.',
    reasonMissing: 'Geben Sie eine Begründung ein.',
    sending: 'Wird gesendet …',
    cancel: 'Abbrechen',
    disabled: 'Für diesen Benutzer sind Transaktionen gesperrt.',
    disabledHelp: 'Ein Kredit kann nur ausgezahlt werden, solange Transaktionen freigegeben sind.',
  },
  done: {
    proposed: (name) =>
      `Der Kredit von ${name} ist vorgeschlagen. Er wird ausgezahlt, sobald ein anderer Administrator ihn freigibt.`,
    approved: {
      kycRequests: (name) => `Die Identität von ${name} ist bestätigt.`,
      loans: (name) => `Der Kredit von ${name} wurde ausgezahlt.`,
      disputes: (name) => `Der Reklamation von ${name} wurde stattgegeben.`,
    },
    rejected: {
      kycRequests: (name) => `Die Identitätsprüfung von ${name} wurde abgelehnt.`,
      loans: (name) => `Der Antrag von ${name} wurde abgelehnt.`,
      disputes: (name) => `Die Reklamation von ${name} wurde abgelehnt.`,
    },
  },
  failure: 'Ihre Entscheidung konnte nicht gespeichert werden.',
  helps: {
    network:
      'Die Bank hat nicht geantwortet, Ihre Entscheidung ist also möglicherweise schon gespeichert. Sie können es bedenkenlos erneut versuchen: Sie wird nicht doppelt gespeichert.',
    conflict: 'Jemand anderes hat gleichzeitig etwas geändert. Bitte versuchen Sie es erneut.',
    'changed-meanwhile':
      'Über die Anfrage wurde inzwischen entschieden, sie wurde geändert, oder ein anderer Administrator prüft sie. Es wurde nichts gespeichert.',
    'permission-denied': 'Die Bank hat dies nicht zugelassen. Es wurde nichts geändert.',
    'not-found': 'Dieser Benutzer hat kein Konto mehr. Es wurde nichts geändert.',
    'invalid-amount': 'Das Guthaben wäre höher, als die Bank verarbeiten kann.',
    'transactions-disabled': 'Für diesen Benutzer sind Transaktionen gesperrt.',
  },
};
