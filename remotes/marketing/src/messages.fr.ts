import { brand, MAX_VAT_GUESSES } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  frame: {
    home: `${brand.name}, accueil`,
    navigation: 'Pages publiques',
    footerNavigation: 'Autres pages',
    about: 'À propos',
    accessibility: 'Accessibilité',
    signIn: 'Connexion',
    openAccount: 'Ouvrir un compte',
    forgotPassword: 'Mot de passe oublié',
    bank: 'La banque',
    account: 'Compte',
    contact: 'Nous joindre',
    fictional: `${brand.name} est une banque fictive. Elle ne détient aucun dépôt, n’émet aucune carte et n’est soumise à aucune autorité.`,
  },
  hero: {
    title: 'La banque de tous les jours, à portée de main.',
    lead: 'Voyez ce que vous avez, envoyez de l’argent et suivez chaque paiement jusqu’au bout, sur un seul écran paisible. Ouvrir un compte prend environ une minute.',
    note: 'Une démonstration : n’utilisez que des informations inventées.',
    scene: {
      label:
        'Des collines vertes sous un soleil bas et, devant elles, un compte avec son solde et ses derniers paiements',
      balance: 'Solde disponible',
      credit: 'Reçu',
      transfer: 'Virement bancaire',
      bill: 'Électricité',
    },
  },
  features: {
    title: 'Ce que vous pouvez faire ici',
    lead: 'Le quotidien d’une banque, chaque chose sur sa propre page.',
    items: {
      balance: {
        title: 'Un solde discret',
        text: 'Caché derrière des étoiles jusqu’à ce que vous le demandiez, pour ouvrir votre compte même dans le train.',
      },
      transfers: {
        title: 'Des virements à votre façon',
        text: 'Vers un compte bancaire, un portefeuille PayPal ou CashApp, ou une adresse crypto en BTC, ETH ou USDT.',
      },
      loans: {
        title: 'Un prêt en une ligne',
        text: 'Dites combien il vous faut. Votre demande reste en attente jusqu’à ce qu’une personne l’ait examinée.',
      },
      bills: {
        title: 'Les factures au même endroit',
        text: 'Électricité, eau, internet, téléphone et loyer, avec la liste de ce que vous avez payé.',
      },
      identity: {
        title: 'Une identité envoyée en sûreté',
        text: 'Les données de localisation de votre document sont retirées dans votre navigateur, avant l’envoi.',
      },
      issues: {
        title: 'Un numéro pour chaque problème',
        text: 'Signalez un paiement qui s’est mal passé et recevez une référence à citer.',
      },
    },
  },
  reasons: {
    title: `Pourquoi ${brand.name}`,
    lead: 'Les promesses que nous pouvons tenir sont celles que le logiciel tient pour nous.',
    items: [
      {
        title: 'Chaque centime compte',
        text: 'Les montants sont lus, additionnés et comparés en centimes entiers. Si votre saisie peut se lire de deux façons, nous demandons au lieu de deviner.',
      },
      {
        title: 'Tout ou rien',
        text: 'Votre solde et l’écriture de votre paiement changent en une seule étape. Une connexion perdue ne vous laisse pas à mi-chemin.',
      },
      {
        title: 'Les règles sont dans le coffre',
        text: 'Les limites s’appliquent là où les données sont conservées, pas seulement sur la page. Une page modifiée ne déplace l’argent de personne.',
      },
      {
        title: 'Un code avant tout départ d’argent',
        text: `Chaque virement demande un code à quatre chiffres, vérifié là où il est conservé. Après ${MAX_VAT_GUESSES} essais erronés, il se bloque.`,
      },
    ],
  },
  card: {
    title: 'Une carte sans plastique',
    lead: 'La carte virtuelle est faite pour payer en ligne. Son numéro est masqué, son plafond est hebdomadaire, et son prix vous est dit avant la demande.',
    fee: 'Frais de création, une seule fois',
    limit: 'Plafond hebdomadaire de transactions',
    status: 'Comment l’obtenir',
    statusText: 'Demandez-la sur la page « Cartes »',
    action: 'Voir la carte',
    holder: 'Votre nom',
    image: 'La carte virtuelle, avec son numéro masqué',
  },
  video: {
    title: 'La banque en ligne, du début à la fin',
    lead: 'Un virement en trois étapes. Rien ne bouge avant que vous n’ayez vu un récapitulatif.',
    steps: [
      'Choisissez où va l’argent, et combien.',
      'Lisez le récapitulatif. Revenez en arrière et modifiez-le aussi souvent que vous le souhaitez.',
      'Saisissez votre code. Le reçu est aussitôt dans votre historique.',
    ],
    play: 'Lire la vidéo',
    frame: 'Vidéo sur la banque en ligne',
    ownFilm:
      'Seize secondes, dessinées par nous, sans son ; chargées seulement quand vous appuyez sur lecture.',
    consent: (site) =>
      `La vidéo provient de ${site} et n’est chargée que lorsque vous lancez la lecture.`,
  },
  whoWeAre: {
    title: 'Qui nous sommes',
    text: `${brand.name} a été créée pour montrer qu’une banque en ligne peut être à la fois rapide, lisible et soigneuse. C’est une démonstration complète : vous pouvez vous inscrire, être crédité par un administrateur et envoyer de l’argent vers nulle part.`,
    more: 'Lire notre histoire',
    closing: 'Faites le tour. Ce n’est que de l’argent fictif.',
  },
  about: {
    title: `À propos de ${brand.name}`,
    lead: 'Une petite banque avec une idée simple : ce qui arrive à votre argent doit être facile à voir.',
    mission: {
      title: 'Notre mission',
      text: 'Rendre la banque de tous les jours si claire que personne n’a besoin d’aide pour s’en servir, et si soigneuse que personne n’est lésé par une erreur.',
    },
    vision: {
      title: 'Notre vision',
      text: 'Une banque dont le fonctionnement peut se lire. Chaque règle qui protège un compte ici est écrite, testée et ouverte à qui veut la vérifier.',
    },
    story: {
      title: 'Notre histoire',
      paragraphs: [
        `${brand.name} doit son nom à une colline qui ne figure sur aucune carte. Tout a commencé par une question : de combien peu le site d’une banque a-t-il besoin pour inspirer confiance ?`,
        'La réponse fut : peu d’écrans et beaucoup de vérifications. Un solde, un historique, un moyen d’envoyer de l’argent, un moyen de dire que quelque chose s’est mal passé et, derrière eux, un registre dont les écritures ne peuvent plus être changées, pas même par nous.',
        'C’est une démonstration et elle le restera. Aucun argent réel ne circule, et les personnes de cette page sont aussi fictives que la colline.',
      ],
    },
    values: {
      title: 'Nos valeurs',
      items: [
        {
          title: 'Des mots simples',
          text: 'Des frais s’appellent des frais, et un refus dit pourquoi.',
        },
        {
          title: 'Le soin d’abord',
          text: 'Nous préférons demander deux fois que payer deux fois.',
        },
        {
          title: 'La discrétion par habitude',
          text: 'Nous cachons ce que d’autres pourraient lire par-dessus votre épaule.',
        },
        {
          title: 'Ouverte à tous',
          text: 'Au clavier, avec un lecteur d’écran, sur un petit écran ou dans le noir.',
        },
      ],
    },
    team: {
      title: 'L’équipe',
      lead: 'Trois personnes, inventées avec soin.',
      members: [
        {
          role: 'Directrice générale',
          about:
            'Amara a fondé Fernhill pour rendre un compte bancaire aussi simple qu’un carnet de notes.',
        },
        {
          role: 'Directeur technique',
          about: 'Tomás veille sur les systèmes qui gardent chaque centime à sa place.',
        },
        {
          role: 'Responsable du service client',
          about:
            'Mei et son équipe répondent aux questions auxquelles aucun écran ne peut répondre.',
        },
      ],
    },
    contact: {
      title: 'Écrivez-nous',
      text: 'Des questions sur votre compte, ou sur la façon dont tout cela est fait ?',
    },
  },
  accessibility: {
    title: 'Accessibilité',
    lead: `${brand.name} se veut utilisable par tout le monde : au clavier, avec un lecteur d’écran, en grand, dans les couleurs de son propre système, sur un écran de n’importe quelle largeur.`,
    sections: [
      {
        title: 'Degré de conformité',
        points: [
          'Chaque écran est construit selon les Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA. D’après nos propres tests, il y est conforme ; aucun organisme indépendant ne l’a examiné.',
          'Les couleurs claires et sombres sont tenues au même contraste.',
        ],
      },
      {
        title: 'Ce sur quoi vous pouvez compter',
        points: [
          'Tout peut se faire au clavier seul, vous voyez toujours où vous êtes, et rien ne retient le focus.',
          'Un formulaire refusé vous amène au premier champ qui a besoin de vous, dit ce qui ne va pas et garde ce que vous avez saisi.',
          'Ce qui passe à l’écran, comme un bref message ou un solde qui change, est dit aussi aux lecteurs d’écran. Un solde que vous avez masqué n’est jamais lu à voix haute.',
          'À 320 pixels, avec un texte deux fois plus grand et plus d’espace entre les lettres et les lignes, rien n’est coupé et rien ne défile de côté.',
          'Les mouvements s’arrêtent là où votre système en demande moins.',
        ],
      },
      {
        title: 'Comment cela est testé',
        points: [
          'À chaque modification, dans un vrai navigateur : axe examine chaque écran, ainsi que les erreurs, dialogues et résultats qui se trouvent derrière, en clair et en sombre.',
          'À chaque modification, chaque tâche, de l’ouverture d’un compte à la fin d’un retrait, est accomplie au clavier seul.',
          'À chaque modification, la touche Tab parcourt chaque écran, dans les couleurs de la page et en couleurs forcées ; chaque arrêt doit être visible, dégagé, assez grand et marqué.',
          'Les programmes ne trouvent qu’une partie des obstacles. Aucun test avec des personnes qui utilisent des aides techniques n’a encore eu lieu.',
        ],
      },
      {
        title: 'Ce qui n’est pas encore assez bien',
        points: [
          'Une session se termine après un moment d’inactivité, afin que personne d’autre ne puisse s’en servir. Un avertissement la précède et une touche la prolonge ; sa durée ne peut pas être réglée.',
          'Les pages existent en anglais, en allemand et en français, et dans aucune autre langue pour l’instant.',
        ],
      },
    ],
    contact: {
      title: 'Dites-le-nous',
      text: 'Quelque chose vous gêne ? Écrivez-nous en indiquant la page et ce que vous utilisez.',
    },
  },
};
