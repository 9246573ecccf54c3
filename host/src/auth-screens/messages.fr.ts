import type { Messages } from './messages';

export const messages: Messages = {
  signUp: {
    lead: 'Ouvrez un compte en une minute.',
    username: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    number: 'Numéro de téléphone',
    password: 'Mot de passe',
    passwordHint: 'Au moins 8 caractères ; quelques mots à la suite se retiennent facilement.',
    strength: {
      label: 'Robustesse du mot de passe',
      short: 'Trop court',
      levels: ['Très facile à deviner', 'Facile à deviner', 'Moyen', 'Robuste', 'Très robuste'],
    },
    country: 'Pays',
    countryHint: 'Il détermine la devise de votre compte.',
    submit: 'S’inscrire',
    busy: 'Inscription en cours…',
    haveAccount: 'Vous avez déjà un compte ?',
    signIn: 'Se connecter',
    welcome: (name) => `Bienvenue, ${name} ! Merci de votre inscription.`,
    incomplete: 'Veuillez remplir tous les champs',
    missing: {
      username: 'Saisissez un nom d’utilisateur',
      email: 'Saisissez votre adresse e-mail',
      number: 'Saisissez votre numéro de téléphone',
      password: 'Choisissez un mot de passe',
      country: 'Choisissez votre pays',
    },
    hidden:
      'Ce texte contient des caractères invisibles, peut-être collés avec lui. Saisissez-le à nouveau.',
    emailInUse: 'Cette adresse e-mail est déjà utilisée',
    weakPassword: 'Le mot de passe est trop faible',
    failed: 'La création du compte a échoué',
    invalidEmail: 'Cela ne ressemble pas à une adresse e-mail',
  },

  revoked:
    'Vous avez été déconnecté ici, car vous avez demandé depuis un autre navigateur la déconnexion partout ailleurs. Si ce n’était pas vous, réinitialisez maintenant votre mot de passe.',

  forgotPassword: {
    mailbox: 'Boîte aux lettres locale',
    lead: 'Nous vous enverrons un lien pour en choisir un nouveau.',
    email: 'Adresse e-mail',
    submit: 'Réinitialiser le mot de passe',
    busy: 'Envoi…',
    remembered: 'Il vous est revenu ?',
    signIn: 'Se connecter',
    success: 'L’e-mail de réinitialisation a été envoyé ! Consultez votre boîte de réception.',
    incomplete: 'Veuillez saisir votre adresse e-mail',
    userNotFound: 'Aucun compte n’a été trouvé pour cette adresse e-mail',
    invalidEmail: 'Adresse e-mail invalide',
    tooManyRequests: 'Trop de demandes. Veuillez réessayer plus tard.',
  },
};
