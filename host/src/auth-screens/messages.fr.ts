import type { Messages } from './messages';

export const messages: Messages = {
  signUp: {
    lead: 'Ouvrez un compte en une minute.',
    username: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    number: 'Numéro de téléphone',
    password: 'Mot de passe',
    passwordHint: 'Au moins 8 caractères. Plusieurs mots à la suite sont faciles à retenir.',
    strength: {
      label: 'Robustesse du mot de passe',
      verdict: (text) => `Robustesse du mot de passe : ${text}`,
      short: 'Trop court',
      levels: ['Très facile à deviner', 'Facile à deviner', 'Moyen', 'Robuste', 'Très robuste'],
    },
    country: 'Pays',
    countryHint: 'Il détermine la devise de votre compte.',
    submit: 'S’inscrire',
    busy: 'Inscription en cours…',
    haveAccount: 'Vous avez déjà un compte ?',
    signIn: 'Se connecter',
    welcome: (name) => `Bienvenue, ${name} ! Merci de votre inscription.`,
    incomplete: 'Veuillez remplir tous les champs',
    missing: {
      username: 'Saisissez un nom d’utilisateur.',
      email: 'Saisissez votre adresse e-mail.',
      number: 'Saisissez votre numéro de téléphone.',
      password: 'Choisissez un mot de passe.',
      country: 'Choisissez votre pays.',
    },
    hidden:
      'Votre saisie contient des caractères invisibles, peut-être issus d’un copier-coller. Veuillez la retaper.',
    emailInUse: 'Cette adresse e-mail est déjà utilisée',
    weakPassword: 'Le mot de passe est trop faible',
    failed: 'La création du compte a échoué',
    invalidEmail: 'Cela ne ressemble pas à une adresse e-mail',
  },

  revoked:
    'Vous avez été déconnecté, car vous avez choisi « Se déconnecter partout ailleurs » dans un autre navigateur. Si ce n’était pas vous, réinitialisez maintenant votre mot de passe.',

  forgotPassword: {
    mailbox: 'Boîte mail locale',
    lead: 'Nous vous enverrons un lien pour en choisir un nouveau.',
    email: 'Adresse e-mail',
    submit: 'Réinitialiser le mot de passe',
    busy: 'Envoi…',
    remembered: 'Vous vous en souvenez ?',
    signIn: 'Se connecter',
    success: 'L’e-mail de réinitialisation a été envoyé ! Consultez votre boîte de réception.',
    incomplete: 'Veuillez saisir votre adresse e-mail',
    userNotFound: 'Aucun compte n’a été trouvé pour cette adresse e-mail',
    invalidEmail: 'Adresse e-mail invalide',
    tooManyRequests: 'Trop de demandes. Veuillez réessayer plus tard.',
  },
};
