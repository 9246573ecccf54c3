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
  about: {
    title: `Über die ${brand.name}`,
    lead: 'Eine kleine Bank mit einer einfachen Idee: Was mit Ihrem Geld geschieht, soll leicht zu sehen sein.',
    mission: {
      title: 'Unser Auftrag',
      text: 'Alltägliches Banking so verständlich zu machen, dass niemand dabei Hilfe braucht, und so sorgfältig, dass niemandem ein Fehler schadet.',
    },
    vision: {
      title: 'Unsere Vision',
      text: 'Eine Bank, deren Abläufe man nachlesen kann. Jede Regel, die hier ein Konto schützt, ist aufgeschrieben, getestet und offen für alle, die sie prüfen möchten.',
    },
    story: {
      title: 'Unsere Geschichte',
      paragraphs: [
        `Die ${brand.name} ist nach einem Hang benannt, der auf keiner Karte steht. Am Anfang stand eine Frage: Wie wenig braucht die Website einer Bank, damit man ihr vertraut?`,
        'Die Antwort waren wenige Seiten und viele Prüfungen. Ein Guthaben, eine Umsatzliste, ein Weg, Geld zu senden, ein Weg, ein Problem zu melden, und dahinter ein Kontobuch, dessen Einträge sich nachträglich nicht ändern lassen, auch nicht von uns.',
        'Sie ist eine Demonstration und bleibt eine. Kein echtes Geld bewegt sich, und die Menschen auf dieser Seite sind so erfunden wie der Hang.',
      ],
    },
    values: {
      title: 'Unsere Werte',
      items: [
        {
          title: 'Klare Worte',
          text: 'Eine Gebühr heißt Gebühr, und eine Ablehnung sagt, warum.',
        },
        { title: 'Sorgfalt zuerst', text: 'Wir fragen lieber zweimal, als zweimal zu zahlen.' },
        {
          title: 'Diskret aus Gewohnheit',
          text: 'Wir verbergen, was andere über Ihre Schulter mitlesen könnten.',
        },
        {
          title: 'Offen für alle',
          text: 'Mit der Tastatur, einem Screenreader, einem kleinen Bildschirm oder im Dunkeln.',
        },
      ],
    },
    team: {
      title: 'Das Team',
      lead: 'Drei Menschen, sorgfältig erfunden.',
      members: [
        {
          role: 'Geschäftsführerin',
          about:
            'Amara hat Fernhill gegründet, um ein Bankkonto so einfach zu machen wie ein Notizbuch.',
        },
        {
          role: 'Leiter der Entwicklung',
          about: 'Tomás kümmert sich um die Systeme, die jeden Cent an seinem Platz halten.',
        },
        {
          role: 'Leiterin der Kundenbetreuung',
          about: 'Mei und ihr Team beantworten die Fragen, die kein Bildschirm beantworten kann.',
        },
      ],
    },
    contact: {
      title: 'Schreiben Sie uns',
      text: 'Haben Sie Fragen zu Ihrem Konto oder dazu, wie das alles gemacht ist?',
    },
  },
  accessibility: {
    title: 'Barrierefreiheit',
    lead: `Die ${brand.name} ist für alle da: mit Tastatur oder Screenreader, vergrößert, in den Farben Ihres Systems und auf jeder Bildschirmbreite.`,
    sections: [
      {
        title: 'Konformität',
        points: [
          'Jede Seite ist nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, gebaut. Nach unseren eigenen Tests entspricht sie ihnen; eine unabhängige Prüfung gab es nicht.',
          'Die helle und die dunkle Darstellung erfüllen dieselben Kontrastanforderungen.',
        ],
      },
      {
        title: 'Worauf Sie sich verlassen können',
        points: [
          'Alles lässt sich allein mit der Tastatur erledigen. Sie sehen immer, wo Sie sind, und nichts hält den Fokus fest.',
          'Enthält ein Formular einen Fehler, gelangen Sie zum ersten betroffenen Feld und erfahren, was nicht stimmt. Alle Ihre Eingaben bleiben erhalten.',
          'Kurze Änderungen auf dem Bildschirm, etwa eine Meldung oder ein neues Guthaben, werden auch Screenreadern mitgeteilt. Ein Guthaben, das Sie verborgen haben, wird nie vorgelesen.',
          'Bei 320 Pixeln Breite, bei doppelter Textgröße und bei größeren Buchstaben- und Zeilenabständen wird nichts abgeschnitten, und nichts muss seitwärts gescrollt werden.',
          'Animationen entfallen, wenn Ihr System reduzierte Bewegung verlangt.',
        ],
      },
      {
        title: 'Wie das getestet wird',
        points: [
          'Bei jeder Änderung, in einem echten Browser: axe prüft jede Seite samt ihren Fehlern, Dialogen und Ergebnissen, hell und dunkel.',
          'Bei jeder Änderung wird jede Aufgabe, von der Kontoeröffnung bis zum Abschluss einer Auszahlung, allein mit der Tastatur erledigt.',
          'Bei jeder Änderung geht die Tabulatortaste durch jede Seite, in deren eigenen und in erzwungenen Farben. Jede Station muss sichtbar, unverdeckt, groß genug und markiert sein.',
          'Automatische Tests finden nur einen Teil der Barrieren. Mit Menschen, die Hilfsmittel verwenden, haben wir noch nicht getestet.',
        ],
      },
      {
        title: 'Bekannte Einschränkungen',
        points: [
          'Eine Sitzung endet nach einiger Zeit ohne Aktivität, damit niemand sonst sie nutzen kann. Sie werden vorher gewarnt und können sie mit einem Tastendruck verlängern; die Dauer lässt sich nicht einstellen.',
          'Die Website gibt es nur auf Englisch, Deutsch und Französisch.',
        ],
      },
    ],
    contact: {
      title: 'Sagen Sie es uns',
      text: 'Steht Ihnen etwas im Weg? Schreiben Sie uns, um welche Seite es geht und was Sie verwenden.',
    },
  },
};
