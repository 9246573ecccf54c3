import { brand } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Accessibilité',
  lead: `${brand.name} s’adresse à tout le monde : au clavier ou avec un lecteur d’écran, en grand, dans les couleurs de votre système et sur un écran de n’importe quelle largeur.`,
  sections: [
    {
      title: 'Conformité',
      points: [
        'Chaque écran est construit selon les Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA. D’après nos propres tests, il y est conforme ; aucun organisme indépendant ne l’a évalué.',
        'Les thèmes clair et sombre respectent les mêmes exigences de contraste.',
      ],
    },
    {
      title: 'Ce sur quoi vous pouvez compter',
      points: [
        'Vous pouvez tout faire au clavier seul. Vous voyez toujours où vous êtes, et rien ne bloque le focus.',
        'Si un formulaire contient une erreur, vous êtes amené au premier champ concerné et informé du problème. Toute votre saisie est conservée.',
        'Les brefs changements à l’écran, comme un message ou un nouveau solde, sont annoncés aux lecteurs d’écran. Un solde que vous avez masqué n’est jamais lu à voix haute.',
        'À 320 pixels de large, avec un texte deux fois plus grand et davantage d’espace entre les lettres et les lignes, rien n’est coupé et rien ne défile latéralement.',
        'Les animations s’arrêtent si votre système demande moins de mouvements.',
      ],
    },
    {
      title: 'Comment cela est testé',
      points: [
        'À chaque modification, dans un vrai navigateur : axe vérifie chaque écran, y compris ses erreurs, ses boîtes de dialogue et ses résultats, en clair et en sombre.',
        'À chaque modification, chaque tâche, de l’ouverture d’un compte à la fin d’un retrait, est accomplie au clavier seul.',
        'À chaque modification, la touche Tab parcourt chaque écran, dans les couleurs de la page et en couleurs forcées ; chaque arrêt doit être visible, dégagé, assez grand et marqué.',
        'Les tests automatiques ne trouvent qu’une partie des obstacles. Nous n’avons pas encore fait de tests avec des personnes qui utilisent des aides techniques.',
      ],
    },
    {
      title: 'Limites connues',
      points: [
        'Une session se termine après une période d’inactivité, afin que personne d’autre ne puisse l’utiliser. Vous êtes averti avant et pouvez la prolonger d’une touche ; sa durée ne peut pas être modifiée.',
        'Le site est disponible uniquement en anglais, en allemand et en français.',
      ],
    },
  ],
  contact: {
    title: 'Dites-le-nous',
    text: 'Quelque chose vous gêne ? Écrivez-nous en indiquant la page et ce que vous utilisez.',
  },
};
