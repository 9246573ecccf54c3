import { brand } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
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
};
