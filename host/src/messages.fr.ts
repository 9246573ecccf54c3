import { brand } from '@bank/domain';
import { plural } from '@bank/i18n';
import type { Messages } from './messages';

export const messages: Messages = {
  loading: 'Chargement…',
  signingOut: 'Déconnexion…',
  pageTitle: (title) => `${title} · ${brand.name}`,
  notFound: 'Page introuvable',
  status: 'État',
  pages: {
    signIn: {
      title: 'Connexion',
      description: `Connectez-vous à ${brand.name} pour voir votre solde et vos paiements. Démonstration : aucun argent réel ne circule.`,
    },
    signUp: {
      title: 'Inscription',
      description: `Ouvrez un compte de démonstration chez ${brand.name} en une minute environ. Des informations inventées suffisent : aucun argent réel ne circule.`,
    },
    forgotPassword: {
      title: 'Mot de passe oublié',
      description: `Recevez un lien qui permet de définir un nouveau mot de passe pour votre compte chez ${brand.name}.`,
    },
  },

  signIn: {
    lead: 'Ravis de vous revoir.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    busy: 'Connexion en cours…',
    forgotPassword: 'Mot de passe oublié',
    noAccount: 'Pas encore client ?',
    signUp: 'S’inscrire',
    success: 'Connexion réussie !',
    incomplete: 'Veuillez saisir votre adresse e-mail et votre mot de passe',
    missing: {
      email: 'Saisissez votre adresse e-mail.',
      password: 'Saisissez votre mot de passe.',
    },
    invalidEmail: 'Saisissez une adresse e-mail valide.',
    invalidCredential: 'Adresse e-mail ou mot de passe invalide',
    userNotFound: 'Aucun compte ne correspond à cette adresse e-mail',
    wrongPassword: 'Mot de passe incorrect',
    failed: 'La connexion a échoué. Veuillez réessayer.',
    ended: {
      idle: 'Pour votre sécurité, nous vous avons déconnecté en raison de votre inactivité.',
      limit: 'Pour votre sécurité, nous vous avons déconnecté, car votre session a expiré.',
    },
  },

  frame: {
    skip: 'Aller au contenu',
    home: `${brand.name}, aperçu`,
    landing: `${brand.name}, accueil`,
    demonstration: 'À propos de ce site',
    noRealMoney: 'Ceci est une démonstration. Aucun argent réel ne circule.',
    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    navigation: 'Menu principal',
    mostUsed: 'Les plus utilisés',
    breadcrumb: 'Fil d’Ariane',
    collapse: 'Réduire le menu',
    expand: 'Déplier le menu',
    account: 'Votre compte :',
    profile: 'Profil',
    logout: 'Se déconnecter',
    ownAccount: 'Votre propre compte',
    logoutFailed: 'La déconnexion a échoué. Veuillez réessayer.',
    notifications: 'Notifications',
  },

  shortcuts: {
    title: 'Raccourcis clavier',
    enable: 'Utiliser les raccourcis clavier',
    goTo: (page) => `Aller à ${page}`,
    overview: 'Afficher cette liste',
    close: 'Fermer une boîte de dialogue ou un menu',
  },

  error: {
    heading: 'Erreur inattendue de l’application !',
    home: 'Aller à la page d’accueil',
    meaning: {
      400: 'Requête incorrecte',
      403: 'Accès interdit',
      404: 'Page introuvable',
      405: 'Méthode non autorisée',
    },
    explanation: {
      400: 'Cette adresse n’est pas valide.',
      403: 'Vous n’avez pas accès à cette page.',
      404: 'Il n’y a aucune page à cette adresse.',
      405: 'Cette page ne peut pas être utilisée de cette façon.',
    },
    unknown: 'Un problème est survenu sur cette page.',
  },

  registryFailed: {
    title: 'La banque est injoignable',
    explanation: 'Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  remoteFailed: {
    title: (name) => `« ${name} » n’est pas disponible pour le moment`,
    explanation: 'Le reste du site fonctionne toujours, et rien n’a été perdu.',
    retry: 'Réessayer',
  },
  newVersion: {
    text: 'Une version plus récente de cette page est prête.',
    refresh: 'Actualiser',
    later: 'Plus tard',
  },
  expiry: {
    idleTitle: 'Êtes-vous toujours là ?',
    idle: 'Pour votre sécurité, nous allons bientôt vous déconnecter. Si vous restez, toute votre saisie est conservée.',
    limitTitle: 'Votre session va se terminer',
    limit: (hours) =>
      `Pour votre sécurité, une session ne dure pas plus de ${hours} ${plural(hours, { one: 'heure', other: 'heures' })}. Veuillez terminer ce que vous faites, puis vous reconnecter.`,
    countdown: (seconds) =>
      `Déconnexion dans ${seconds} ${plural(seconds, { one: 'seconde', other: 'secondes' })}`,
    spoken: (seconds) =>
      `Il reste ${seconds} ${plural(seconds, { one: 'seconde', other: 'secondes' })}`,
    stay: 'Rester connecté',
    finish: 'Terminer d’abord',
    signOut: 'Se déconnecter maintenant',
  },
  leave: {
    title: 'Quitter cette page ?',
    explanation:
      'Vos modifications ne sont pas enregistrées et seront perdues si vous quittez cette page.',
    stay: 'Rester',
    leave: 'Quitter',
  },
};
