import { brand, MAX_VAT_GUESSES } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  frame: {
    home: `${brand.name}, Startseite`,
    navigation: 'Öffentliche Seiten',
    footerNavigation: 'Weitere Seiten',
    about: 'Über uns',
    accessibility: 'Barrierefreiheit',
    signIn: 'Anmelden',
    openAccount: 'Registrieren',
    forgotPassword: 'Passwort vergessen',
    bank: 'Die Bank',
    account: 'Konto',
    contact: 'Kontakt',
    fictional: `Die ${brand.name} ist eine erfundene Bank. Sie verwahrt keine Einlagen, gibt keine Karten aus und unterliegt keiner Aufsicht.`,
  },
  hero: {
    title: 'Banking für jeden Tag, ganz nah.',
    lead: 'Sehen Sie, was Sie haben, senden Sie Geld und verfolgen Sie jede Zahlung bis ans Ziel. Ein Konto ist in etwa einer Minute eröffnet.',
    note: 'Eine Demonstration: Bitte verwenden Sie nur erfundene Angaben.',
    scene: {
      label:
        'Grüne Hügel unter einer tief stehenden Sonne, davor ein Konto mit Guthaben und den letzten Zahlungen',
      balance: 'Verfügbares Guthaben',
      credit: 'Eingang',
      transfer: 'Überweisung',
      bill: 'Strom',
    },
  },
  features: {
    title: 'Was Sie hier tun können',
    lead: 'Alles, was Sie von Ihrer Bank erwarten, jedes auf einer eigenen Seite.',
    items: {
      balance: {
        title: 'Von Anfang an privat',
        text: 'Öffnen Sie Ihr Konto auch im Zug: Ihr Guthaben bleibt verborgen, bis Sie es anzeigen.',
      },
      transfers: {
        title: 'Geld senden, wie Sie wollen',
        text: 'Auf ein Bankkonto, in eine Wallet bei PayPal oder CashApp oder an eine Krypto-Adresse in BTC, ETH oder USDT.',
      },
      loans: {
        title: 'Kredit in einem Schritt anfragen',
        text: 'Geben Sie an, wie viel Sie brauchen, und verfolgen Sie Ihren Antrag. Jeden prüft ein Mensch.',
      },
      bills: {
        title: 'Alle Rechnungen an einem Ort',
        text: 'Strom, Wasser, Internet, Telefon und Miete; was Sie bezahlt haben, steht gleich darunter.',
      },
      identity: {
        title: 'Von zu Hause ausweisen',
        text: 'Senden Sie ein Foto Ihres Ausweises. Ortsdaten werden vorher in Ihrem Browser entfernt.',
      },
      issues: {
        title: 'Hilfe, wenn eine Zahlung schiefgeht',
        text: 'Melden Sie sie und erhalten Sie eine Referenznummer, mit der Sie den Stand verfolgen.',
      },
    },
  },
  reasons: {
    title: `Warum ${brand.name}`,
    lead: 'Wir versprechen nur, was unsere Software auch halten kann.',
    scene: { title: 'Auszahlung prüfen', before: 'Aktuelles Guthaben', after: 'Guthaben danach' },
    items: [
      {
        title: 'Sie zahlen nie doppelt',
        text: 'Reißt die Verbindung ab, versuchen Sie es einfach noch einmal. Guthaben und Zahlung ändern sich in einem einzigen Schritt, und nur einmal.',
      },
      {
        title: 'Jeder Cent stimmt',
        text: 'Wir rechnen in ganzen Cent. Lässt sich Ihr Betrag auf zwei Arten lesen, fragen wir nach, statt zu raten.',
      },
      {
        title: 'Niemand sonst bewegt Ihr Geld',
        text: 'Ihre Limits gelten dort, wo Ihre Daten liegen, nicht nur auf der Seite. Eine manipulierte Seite kommt daran nicht vorbei.',
      },
      {
        title: 'Keine Überweisung ohne Ihren Code',
        text: `Jede Überweisung braucht einen vierstelligen Code. Nach ${MAX_VAT_GUESSES} falschen Versuchen wird er gesperrt.`,
      },
    ],
  },
  card: {
    title: 'Eine Karte ohne Plastik',
    lead: 'Bezahlen Sie im Internet mit einer Karte nur dafür. Preis und Wochenlimit sehen Sie, bevor Sie sie anfordern.',
    fee: 'Einmalige Ausstellungsgebühr',
    limit: 'Wöchentliches Transaktionslimit',
    status: 'So erhalten Sie eine',
    statusText: 'Fordern Sie sie auf der Seite „Karten“ an',
    action: 'Zur Karte',
    holder: 'Ihr Name',
    image: 'Die virtuelle Karte mit verborgener Nummer',
  },
  video: {
    title: 'Online-Banking von Anfang bis Ende',
    lead: 'Eine Überweisung in drei Schritten. Bevor Geld bewegt wird, sehen Sie eine Zusammenfassung.',
    steps: [
      'Wählen Sie, wohin das Geld gehen soll und wie viel.',
      'Prüfen Sie die Zusammenfassung. Gehen Sie zurück und ändern Sie sie, sooft Sie möchten.',
      'Geben Sie Ihren Code ein. Der Beleg steht sofort in Ihren Umsätzen.',
    ],
    play: 'Video abspielen',
    frame: 'Video zum Online-Banking',
    ownFilm:
      'Sechzehn Sekunden, von uns gezeichnet, ohne Ton. Das Video wird erst geladen, wenn Sie es abspielen.',
    consent: (site) => `Das Video kommt von ${site} und wird erst geladen, wenn Sie es abspielen.`,
  },
  whoWeAre: {
    title: 'Wer wir sind',
    text: `Die ${brand.name} soll zeigen, dass eine Bank im Internet schnell, verständlich und sorgfältig zugleich sein kann. Sie ist eine vollständige Demonstration: Sie können sich registrieren, von einem Administrator eine Gutschrift erhalten und Geld ins Nirgendwo senden.`,
    more: 'Unsere Geschichte lesen',
    closing: 'Sehen Sie sich um. Es ist nur Spielgeld.',
  },
};
