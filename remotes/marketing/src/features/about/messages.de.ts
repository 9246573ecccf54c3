import { brand } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
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
};
