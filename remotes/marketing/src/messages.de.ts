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
    title: 'Banking für jeden Tag, immer griffbereit.',
    lead: 'Behalten Sie Ihr Geld im Blick, überweisen Sie in wenigen Schritten und bekommen Sie für jede Zahlung einen Beleg. Ihr Konto eröffnen Sie in etwa einer Minute.',
    note: 'Eine Demonstration: Bitte verwenden Sie nur erfundene Angaben.',
    scene:
      'Ein Konto mit Guthaben und den letzten Zahlungen vor grünen Hügeln unter einer tief stehenden Sonne',
  },
  features: {
    title: 'Was Sie hier tun können',
    lead: 'Alles, was Sie von einer Bank erwarten, ohne den Weg in die Filiale.',
    items: {
      balance: {
        title: 'Von Anfang an privat',
        text: 'In der Bahn, im Café, im Büro: Ihr Guthaben bleibt verborgen, bis Sie es selbst anzeigen.',
      },
      transfers: {
        title: 'Geld senden, wie Sie wollen',
        text: 'Auf ein Bankkonto, an PayPal oder CashApp oder in BTC, ETH oder USDT. Speichern Sie häufige Empfänger, dann geben Sie nur noch den Betrag ein.',
      },
      loans: {
        title: 'Kredit in einem Schritt anfragen',
        text: 'Sagen Sie uns, wie viel Sie brauchen. Jeden Antrag prüft ein Mensch, und Sie sehen jederzeit, wie es um Ihren steht.',
      },
      bills: {
        title: 'Alle Rechnungen an einem Ort',
        text: 'Strom, Wasser, Internet, Telefon und Miete: Rechnung wählen, Betrag eingeben, fertig.',
      },
      identity: {
        title: 'Von zu Hause ausweisen',
        text: 'Ganz ohne Termin: Ausweis fotografieren und absenden. Der Aufnahmeort wird entfernt, bevor das Foto Ihr Gerät verlässt.',
      },
      issues: {
        title: 'Hilfe, wenn eine Zahlung schiefgeht',
        text: 'Melden Sie das Problem direkt vom Beleg aus. Sie erhalten eine Referenznummer und sehen jederzeit den aktuellen Stand.',
      },
    },
  },
  reasons: {
    title: `Warum ${brand.name}`,
    lead: 'Vier Versprechen, und wie wir sie halten.',
    items: [
      {
        title: 'Sie zahlen nie doppelt',
        text: 'Verbindung weg? Versuchen Sie es einfach noch einmal. Jede Zahlung hat ihre eigene Nummer und wird nur einmal ausgeführt, egal wie oft Sie sie absenden.',
      },
      {
        title: 'Jeder Cent stimmt',
        text: 'Wir rechnen in ganzen Cent, damit beim Runden nichts verloren geht. Lässt sich ein Betrag auf zwei Arten lesen, fragen wir nach, statt zu raten.',
      },
      {
        title: 'Niemand sonst bewegt Ihr Geld',
        text: 'Jede Zahlung wird dort geprüft, wo Ihr Konto geführt wird, nicht nur auf Ihrem Bildschirm. Wer die Website manipuliert, kommt trotzdem nicht weiter.',
      },
      {
        title: 'Keine Überweisung ohne Ihren Code',
        text: `Jede Überweisung braucht Ihren vierstelligen Code. Nach ${MAX_VAT_GUESSES} falschen Versuchen wird er gesperrt, damit niemand weiterraten kann.`,
      },
    ],
  },
  card: {
    title: 'Eine Karte ohne Plastik',
    lead: 'Zum Bezahlen im Internet, und nur dafür. Gebühr und Wochenlimit kennen Sie, bevor Sie die Karte anfordern.',
    fee: 'Ausstellungsgebühr',
    limit: 'Wöchentliches Transaktionslimit',
    action: 'Zur Karte',
  },
  video: {
    title: 'Online-Banking von Anfang bis Ende',
    lead: 'Eine Überweisung in drei Schritten. Geld fließt erst, wenn Sie die Zusammenfassung gesehen und bestätigt haben.',
    steps: [
      'Wählen Sie, wer das Geld bekommt, und wie viel.',
      'Prüfen Sie die Zusammenfassung. Stimmt etwas nicht, gehen Sie zurück und ändern es.',
      'Geben Sie Ihren Code ein, und Ihr Beleg ist fertig.',
    ],
    play: 'Video abspielen',
    frame: 'Video zum Online-Banking',
    ownFilm:
      'Sechzehn Sekunden, von uns gezeichnet, ohne Ton. Das Video wird erst geladen, wenn Sie es abspielen.',
    consent: (site) => `Das Video kommt von ${site} und wird erst geladen, wenn Sie es abspielen.`,
  },
  whoWeAre: {
    title: 'Wer wir sind',
    text: 'Eine kleine Bank mit einer einfachen Idee: Sie sollen immer sehen, was mit Ihrem Geld geschieht. Wir sind außerdem eine Demonstration: Registrieren Sie sich, lassen Sie sich von einem Administrator Spielgeld gutschreiben und probieren Sie alles aus.',
    more: 'Unsere Geschichte lesen',
    closing: 'Sehen Sie sich um. Es ist nur Spielgeld.',
  },
};
