import { brand, MAX_VAT_GUESSES } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  frame: {
    home: `${brand.name}, accueil`,
    navigation: 'Pages publiques',
    footerNavigation: 'Autres pages',
    about: 'À propos',
    accessibility: 'Accessibilité',
    signIn: 'Se connecter',
    openAccount: 'S’inscrire',
    forgotPassword: 'Mot de passe oublié',
    bank: 'La banque',
    account: 'Compte',
    contact: 'Contact',
    fictional: `${brand.name} est une banque fictive. Elle ne détient aucun dépôt, n’émet aucune carte et n’est soumise à aucune surveillance.`,
  },
  hero: {
    title: 'La banque de tous les jours, à portée de main.',
    lead: 'Voyez ce que vous avez, envoyez de l’argent et suivez chaque paiement jusqu’au bout. Ouvrir un compte prend environ une minute.',
    note: 'Une démonstration : n’utilisez que des informations inventées.',
    scene: {
      label:
        'Des collines vertes sous un soleil bas et, devant elles, un compte avec son solde et ses derniers paiements',
      balance: 'Solde disponible',
      credit: 'Reçu',
      transfer: 'Virement',
      bill: 'Électricité',
    },
  },
  features: {
    title: 'Ce que vous pouvez faire ici',
    lead: 'Tout ce que vous attendez de votre banque, chaque chose sur sa propre page.',
    items: {
      balance: {
        title: 'Privé par défaut',
        text: 'Ouvrez votre compte même dans le train : votre solde reste masqué jusqu’à ce que vous l’affichiez.',
      },
      transfers: {
        title: 'Envoyez de l’argent à votre façon',
        text: 'Vers un compte bancaire, un portefeuille PayPal ou CashApp, ou une adresse crypto en BTC, ETH ou USDT.',
      },
      loans: {
        title: 'Demandez un prêt en une étape',
        text: 'Indiquez combien il vous faut et suivez votre demande. Une personne examine chacune d’elles.',
      },
      bills: {
        title: 'Toutes vos factures au même endroit',
        text: 'Électricité, eau, internet, téléphone et loyer, avec la liste de ce que vous avez payé.',
      },
      identity: {
        title: 'Justifiez de votre identité de chez vous',
        text: 'Envoyez une photo de votre pièce. Les données de localisation sont retirées dans votre navigateur, avant l’envoi.',
      },
      issues: {
        title: 'De l’aide quand un paiement se passe mal',
        text: 'Signalez-le et recevez un numéro de référence pour savoir où il en est.',
      },
    },
  },
  reasons: {
    title: `Pourquoi ${brand.name}`,
    lead: 'Nous ne promettons que ce que notre logiciel peut tenir.',
    scene: {
      title: 'Vérifiez votre retrait',
      before: 'Solde actuel',
      after: 'Solde après le retrait',
    },
    items: [
      {
        title: 'Jamais débité deux fois',
        text: 'Si la connexion se coupe, réessayez simplement. Votre solde et votre paiement changent en une seule étape, une seule fois.',
      },
      {
        title: 'Chaque centime compte',
        text: 'Nous calculons en centimes entiers. Si votre montant peut se lire de deux façons, nous demandons au lieu de deviner.',
      },
      {
        title: 'Personne d’autre ne déplace votre argent',
        text: 'Vos limites s’appliquent là où vos données sont conservées, pas seulement sur la page. Une page falsifiée ne peut pas les contourner.',
      },
      {
        title: 'Aucun virement sans votre code',
        text: `Chaque virement demande un code à quatre chiffres. Après ${MAX_VAT_GUESSES} essais erronés, il est bloqué.`,
      },
    ],
  },
  card: {
    title: 'Une carte sans plastique',
    lead: 'Payez en ligne avec une carte faite pour cela. Vous voyez son prix et son plafond hebdomadaire avant de la demander.',
    fee: 'Frais de création uniques',
    limit: 'Plafond hebdomadaire de transactions',
    status: 'Comment l’obtenir',
    statusText: 'Demandez-la sur la page « Cartes »',
    action: 'Voir la carte',
    holder: 'Votre nom',
    image: 'La carte virtuelle, avec son numéro masqué',
  },
  video: {
    title: 'La banque en ligne, du début à la fin',
    lead: 'Un virement en trois étapes. Rien ne bouge avant que vous ayez vu un récapitulatif.',
    steps: [
      'Choisissez où envoyer l’argent, et combien.',
      'Vérifiez le récapitulatif. Revenez en arrière et modifiez-le aussi souvent que vous le souhaitez.',
      'Saisissez votre code. Le reçu est aussitôt dans votre historique.',
    ],
    play: 'Lire la vidéo',
    frame: 'Vidéo sur la banque en ligne',
    ownFilm:
      'Seize secondes, dessinées par nos soins, sans son. La vidéo n’est chargée que lorsque vous la lancez.',
    consent: (site) => `La vidéo provient de ${site} et n’est chargée que lorsque vous la lancez.`,
  },
  whoWeAre: {
    title: 'Qui nous sommes',
    text: `${brand.name} a été créée pour montrer qu’une banque en ligne peut être à la fois rapide, claire et rigoureuse. C’est une démonstration complète : vous pouvez vous inscrire, être crédité par un administrateur et envoyer de l’argent nulle part en particulier.`,
    more: 'Lire notre histoire',
    closing: 'Faites un tour. Ce n’est que de l’argent fictif.',
  },
  about: {
    title: `À propos de ${brand.name}`,
    lead: 'Une petite banque avec une idée simple : vous devez pouvoir voir facilement ce que devient votre argent.',
    mission: {
      title: 'Notre mission',
      text: 'Rendre la banque de tous les jours si claire que personne n’a besoin d’aide, et si rigoureuse que personne n’est lésé par une erreur.',
    },
    vision: {
      title: 'Notre vision',
      text: 'Une banque dont le fonctionnement peut se lire. Chaque règle qui protège un compte ici est écrite, testée et ouverte à qui veut la vérifier.',
    },
    story: {
      title: 'Notre histoire',
      paragraphs: [
        `${brand.name} doit son nom à une colline qui ne figure sur aucune carte. Tout a commencé par une question : de combien peu le site d’une banque a-t-il besoin pour inspirer confiance ?`,
        'La réponse fut : peu d’écrans et beaucoup de vérifications. Un solde, un historique, un moyen d’envoyer de l’argent, un moyen de dire que quelque chose s’est mal passé et, derrière eux, un registre dont les écritures ne peuvent plus être changées, pas même par nous.',
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
      text: 'Une question sur votre compte, ou sur la façon dont tout cela est fait ?',
    },
  },
  accessibility: {
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
  },
};
