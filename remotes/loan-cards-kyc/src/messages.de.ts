import { KYC_IMAGE } from '@bank/domain';
import { locale } from '@bank/i18n';
import type { Messages } from './messages';

export const messages: Messages = {
  common: {
    profileFailed: 'Ihre Angaben konnten nicht geladen werden.',
    profileMissing:
      'Zu diesem Konto gibt es kein Profil. Bitte wenden Sie sich an den Administrator.',
    onDate: (date) => date.toLocaleDateString(locale(), { dateStyle: 'long' }),
    justNow: 'Gerade eben',
    current: 'Ihre Anfrage',
    history: 'Verlauf',
    seeStatus: 'Stand und Verlauf ansehen',
    reason: (reason) => `Begründung: ${reason}`,
  },
  loan: {
    title: 'Kredit',
    support: 'Kreditantrag',
    yourDetails: 'Ihre Angaben',
    username: 'Benutzername',
    number: 'Kontonummer',
    details: 'Angaben zum Kredit',
    amount: 'Kreditbetrag',
    apply: 'Kredit beantragen',
    applying: 'Wird beantragt …',
    status: 'Status',
    requested: 'Beantragt',
    submitted:
      'Kreditantrag gesendet. Bitte wenden Sie sich für die weitere Bearbeitung an den Administrator.',
    failed: 'Der Kredit konnte nicht beantragt werden. Bitte versuchen Sie es erneut.',
    alreadyPending:
      'Über einen Ihrer Kreditanträge ist noch nicht entschieden, daher wurde dieser nicht gesendet.',
    waiting:
      'Über Ihren Antrag ist noch nicht entschieden, er lässt sich daher nicht ändern. Nach der Entscheidung können Sie einen neuen stellen. Bitte wenden Sie sich für die weitere Bearbeitung an den Administrator.',
    loadFailed: 'Ihr Kredit konnte nicht geladen werden.',
    statusTitle: 'Stand des Kredits',
    statusLead: 'So steht es um Ihre Kreditanträge.',
    none: 'Sie haben noch keinen Kredit beantragt.',
    noneHelp:
      'Sobald Sie einen Kredit beantragen, sehen Sie hier den Stand Ihres Antrags und unsere Entscheidung.',
    seePayment: 'In den Umsätzen ansehen',
    another: 'Weiteren Kredit beantragen',
    explanations: {
      pending: 'Bitte wenden Sie sich für die weitere Bearbeitung an den Administrator.',
      approved: 'Ihr Kredit wurde auf Ihr Konto ausgezahlt. Sie können einen weiteren beantragen.',
      rejected: 'Wir konnten Ihren Antrag nicht annehmen. Sie können einen neuen stellen.',
    },
  },
  cards: {
    title: 'Karten',
    support: 'Virtuelle Karte',
    tagline: 'Eine virtuelle Karte zum Bezahlen im Internet.',
    code: '•••',
    codeSpoken: 'Prüfnummer verborgen',
    turn: 'Karte umdrehen',
    features: (label) => `Leistungen der ${label}`,
    fee: 'Ausstellungsgebühr',
    weeklyLimit: 'Wöchentliches Transaktionslimit',
    demonstration: 'Dies ist eine Demonstration. Es wird kein echtes Geld bewegt.',
    get: 'Virtuelle Karte anfordern',
    pending: 'Ausstehend – wenden Sie sich zur Bearbeitung an den Administrator.',
  },
  kyc: {
    title: 'Identitätsprüfung',
    yourDetails: 'Ihre Angaben',
    intro: 'Bestätigen Sie Ihre Identität, um Ihr Konto hochzustufen.',
    idType: 'Ausweisart',
    idTypes: {
      passport: 'Reisepass',
      driver_license: 'Führerschein',
      national_id: 'Personalausweis',
    },
    idNumber: 'Ausweisnummer',
    address: 'Anschrift',
    dob: 'Geburtsdatum',
    dobHint: 'Zum Beispiel 31 5 1990',
    dateParts: { day: 'Tag', month: 'Monat', year: 'Jahr' },
    tooLong: (max) => `Geben Sie höchstens ${max} Zeichen ein.`,
    hidden:
      'Ihre Eingabe enthält unsichtbare Zeichen, vielleicht vom Einfügen. Bitte tippen Sie sie neu ein.',
    notADate: 'Geben Sie ein gültiges Datum mit Tag, Monat und Jahr ein.',
    image: 'Bild des Ausweises',
    imageHint: 'JPEG, PNG oder WebP, bis 5 MB.',
    imagePreparing: 'Das Bild wird vorbereitet …',
    imageReady: (name, bytes) =>
      `${name} kann gesendet werden (${Math.max(1, Math.round(bytes / 1024))} KB).`,
    removeImage: 'Bild entfernen',
    takePhoto: 'Foto aufnehmen',
    preview: 'So wird das Bild gesendet',
    rotate: 'Drehen',
    crop: 'Zuschneiden',
    undoEdits: 'Änderungen verwerfen',
    cropTitle: 'Bild zuschneiden',
    cropHint:
      'Ziehen Sie den Rahmen oder seine Ecken, oder bewegen Sie sie mit den Pfeiltasten. Was außerhalb des Rahmens liegt, wird nicht gesendet.',
    cropLabels: {
      cropArea: 'Rahmen: mit den Pfeiltasten verschieben',
      nwDragHandle: 'Ecke oben links: mit den Pfeiltasten verschieben',
      nDragHandle: 'Oberer Rand: mit den Pfeiltasten nach oben und unten verschieben',
      neDragHandle: 'Ecke oben rechts: mit den Pfeiltasten verschieben',
      eDragHandle: 'Rechter Rand: mit den Pfeiltasten nach links und rechts verschieben',
      seDragHandle: 'Ecke unten rechts: mit den Pfeiltasten verschieben',
      sDragHandle: 'Unterer Rand: mit den Pfeiltasten nach oben und unten verschieben',
      swDragHandle: 'Ecke unten links: mit den Pfeiltasten verschieben',
      wDragHandle: 'Linker Rand: mit den Pfeiltasten nach links und rechts verschieben',
    },
    wholeImage: 'Ganzes Bild',
    applyCrop: 'Diesen Ausschnitt verwenden',
    cropFailed: 'Das Bild lässt sich nicht mehr öffnen. Bitte wählen Sie es erneut aus.',
    uploading: (percent) => `Das Bild wird hochgeladen: ${percent} %`,
    tryAgain: 'Erneut versuchen',
    submit: 'KYC absenden',
    submitting: 'Wird gesendet …',
    privacy:
      'Wir verwenden Ihre Angaben nur, um Ihre Identität zu bestätigen. Nur Sie und die Administratoren können sie öffnen. Verborgene Daten im Bild, etwa der Aufnahmeort, werden entfernt, bevor es Ihr Gerät verlässt.',
    resultTitle: 'KYC-Anfrage',
    ok: 'OK',
    status: 'Status',
    submittedOn: 'Gesendet am',
    explanations: {
      pending:
        'KYC-Anfrage ausstehend, wenden Sie sich an den Administrator und bezahlen Sie die einheitliche Gebühr',
      approved: 'Ihre Identität ist bestätigt. Sie müssen nichts weiter tun.',
      rejected:
        'Wir konnten Ihre letzte Anfrage nicht annehmen. Bitte prüfen Sie Ihre Angaben und senden Sie sie erneut.',
    },
    outcomes: {
      submitted:
        'KYC-Anfrage ausstehend, wenden Sie sich an den Administrator und bezahlen Sie die einheitliche Gebühr',
      'image-failed':
        'Beim Hochladen des Bildes ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
      'too-many-images': `Sie haben bereits ${KYC_IMAGE.perCustomer} Bilder gesendet, die Höchstzahl. Es wurde nichts gesendet. Entfernen Sie das Bild und senden Sie Ihre Angaben ohne Bild oder wenden Sie sich an den Administrator.`,
      'request-failed':
        'Beim Absenden der KYC-Anfrage ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
      unauthenticated: 'Sie sind nicht angemeldet',
      'already-pending':
        'Eine Anfrage von Ihnen wird bereits geprüft, daher wurde diese nicht gesendet.',
    },
    loadFailed: 'Ihre KYC-Anfrage konnte nicht geladen werden.',
    statusTitle: 'Stand der Identitätsprüfung',
    statusLead: 'So steht es um Ihre Identitätsprüfung.',
    none: 'Sie haben noch keine KYC-Anfrage gesendet.',
    noneHelp:
      'Sobald Sie Ihre Angaben senden, sehen Sie hier den Stand der Prüfung und unsere Entscheidung.',
    start: 'Identitätsprüfung beginnen',
    again: 'Angaben prüfen und erneut senden',
    imageSent: 'Gesendet',
    noImage: 'Keins',
  },
  imageProblems: {
    'wrong-type':
      'Diese Datei können wir nicht verwenden. Wählen Sie ein Bild im Format JPEG, PNG oder WebP.',
    'too-large': `Diese Datei können wir nicht verwenden: Sie ist größer als ${KYC_IMAGE.maxBytes / 1024 / 1024} MB.`,
    empty: 'Diese Datei können wir nicht verwenden: Sie ist leer.',
    'too-many-pixels': `Diese Datei können wir nicht verwenden: Sie hat mehr als ${KYC_IMAGE.maxPixels / 1_000_000} Megapixel. Nehmen Sie das Foto mit einer geringeren Auflösung auf.`,
    unreadable: 'Diese Datei lässt sich nicht als Bild lesen. Wählen Sie eine andere.',
  },
};
