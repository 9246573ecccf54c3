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
    lead: 'Gardez un œil sur votre argent, faites un virement en quelques clics et retrouvez un reçu pour chaque paiement. Ouvrir un compte prend environ une minute.',
    note: 'Une démonstration : n’utilisez que des informations inventées.',
    scene:
      'Un compte avec son solde et ses derniers paiements devant des collines vertes, sous un soleil bas',
  },
  features: {
    title: 'Ce que vous pouvez faire ici',
    lead: 'Tout ce que vous attendez d’une banque, sans passer par une agence.',
    items: {
      balance: {
        title: 'Privé par défaut',
        text: 'Dans le train, au café, au bureau : votre solde reste masqué jusqu’à ce que vous choisissiez de l’afficher.',
      },
      transfers: {
        title: 'Envoyez de l’argent à votre façon',
        text: 'Vers un compte bancaire, sur PayPal ou CashApp, ou en BTC, ETH ou USDT. Enregistrez vos bénéficiaires habituels : il ne vous reste que le montant à saisir.',
      },
      loans: {
        title: 'Demandez un prêt en une étape',
        text: 'Dites-nous combien il vous faut. Chaque demande est examinée par une personne, et vous savez toujours où en est la vôtre.',
      },
      bills: {
        title: 'Toutes vos factures au même endroit',
        text: 'Électricité, eau, internet, téléphone et loyer : choisissez une facture, saisissez le montant, c’est réglé.',
      },
      identity: {
        title: 'Vérifiez votre identité de chez vous',
        text: 'Sans rendez-vous : photographiez votre pièce d’identité et envoyez-la. Le lieu de prise de vue est effacé avant que la photo ne quitte votre appareil.',
      },
      issues: {
        title: 'De l’aide si un paiement se passe mal',
        text: 'Signalez-le directement depuis le reçu. Vous recevez un numéro de référence et suivez l’avancement à tout moment.',
      },
    },
  },
  reasons: {
    title: `Pourquoi ${brand.name}`,
    lead: 'Quatre promesses, et comment nous les tenons.',
    items: [
      {
        title: 'Vous n’êtes jamais débité deux fois',
        text: 'La connexion se coupe ? Réessayez, tout simplement. Chaque paiement a son propre numéro et n’est exécuté qu’une seule fois, même si vous l’envoyez à nouveau.',
      },
      {
        title: 'Le compte est bon, au centime près',
        text: 'Nous calculons en centimes entiers : rien ne se perd dans les arrondis. Si un montant peut se lire de deux façons, nous demandons au lieu de deviner.',
      },
      {
        title: 'Personne d’autre ne touche à votre argent',
        text: 'Chaque paiement est contrôlé là où votre compte est tenu, pas seulement sur votre écran. Falsifier le site ne sert donc à rien.',
      },
      {
        title: 'Aucun virement sans votre code',
        text: `Chaque virement exige votre code à quatre chiffres. Après ${MAX_VAT_GUESSES} essais erronés, il est bloqué : impossible de continuer à deviner.`,
      },
    ],
  },
  card: {
    title: 'Une carte sans plastique',
    lead: 'Pour payer en ligne, et rien d’autre. Vous connaissez les frais et le plafond hebdomadaire avant de la demander.',
    fee: 'Frais de création de la carte',
    limit: 'Plafond hebdomadaire de transactions',
    action: 'Voir la carte',
  },
  video: {
    title: 'La banque en ligne, du début à la fin',
    lead: 'Un virement en trois étapes. L’argent ne part qu’une fois le récapitulatif vu et confirmé.',
    steps: [
      'Choisissez qui reçoit l’argent, et combien.',
      'Vérifiez le récapitulatif. Un détail à changer ? Revenez en arrière.',
      'Saisissez votre code, et votre reçu est prêt.',
    ],
    play: 'Lire la vidéo',
    frame: 'Vidéo sur la banque en ligne',
    ownFilm:
      'Seize secondes, dessinées par nos soins, sans son. La vidéo n’est chargée que lorsque vous la lancez.',
    consent: (site) => `La vidéo provient de ${site} et n’est chargée que lorsque vous la lancez.`,
  },
  whoWeAre: {
    title: 'Qui nous sommes',
    text: 'Une petite banque avec une idée simple : vous devez toujours voir ce que devient votre argent. Nous sommes aussi une démonstration : inscrivez-vous, faites créditer votre compte d’argent fictif par un administrateur et essayez tout.',
    more: 'Lire notre histoire',
    closing: 'Faites un tour. Ce n’est que de l’argent fictif.',
  },
};
