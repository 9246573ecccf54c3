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
};
