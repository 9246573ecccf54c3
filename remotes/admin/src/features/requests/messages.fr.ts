import { KYC_IMAGE } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  titles: {
    kycRequests: 'Vérifications d’identité',
    loans: 'Demandes de prêt',
    disputes: 'Litiges',
  },
  lead: 'La plus ancienne d’abord. Qui en ouvre une l’a pour soi pendant ce temps.',
  table: 'Demandes en attente',
  loading: 'Chargement des demandes…',
  failed: 'Les demandes n’ont pas pu être chargées.',
  empty: 'Rien n’est en attente.',
  columns: {
    person: 'Personne',
    submitted: 'Envoyée',
    asked: 'Objet',
    claim: 'Prise en charge',
    actions: 'Actions',
  },
  asked: {
    kycRequests: (type) => `Confirmation par : ${type}`,
    loans: (amount) => amount,
    disputes: (amount, account) => `${amount} vers ${account}`,
  },
  idTypes: {
    passport: 'Passeport',
    driver_license: 'Permis de conduire',
    national_id: 'Carte d’identité',
  },
  free: 'Personne',
  yours: 'Vous',
  heldBy: (name) => `${name} s’en occupe`,
  anotherAdmin: 'Un autre administrateur',
  own: 'Votre propre demande : un autre administrateur doit décider.',
  unknownPerson: 'Plus de compte',
  review: 'Examiner',
  reviewOf: (name, reference) => `Examiner ${reference} de ${name}`,
  pages: 'Pages de demandes',
  taken: 'Un autre administrateur vient de la prendre, ou elle est déjà décidée.',
  dialog: {
    kycRequests: (name) => `Identité de ${name}`,
    loans: (name) => `Prêt pour ${name}`,
    disputes: (name) => `Litige de ${name}`,
  },
  facts: {
    person: 'Personne',
    reference: 'Référence',
    submitted: 'Envoyée',
    idType: 'Type de pièce',
    idNumber: 'Numéro de pièce',
    address: 'Adresse',
    dob: 'Date de naissance',
    amount: 'Montant',
    account: 'Compte du bénéficiaire',
    level: 'Niveau du compte',
    balanceBefore: 'Solde avant',
    balanceAfter: 'Solde après',
    loanBefore: 'Prêt en cours avant',
    loanAfter: 'Prêt en cours après',
    none: 'Non indiqué',
  },
  page: 'Ouvrir la page de la personne',
  image: {
    title: 'Image de la pièce',
    alt: (type) => `${type}, telle qu’envoyée`,
    none: 'Aucune image n’a été envoyée.',
    loading: 'Chargement de l’image…',
    failed: 'L’image n’a pas pu être chargée.',
    refused:
      'L’adresse de cette image n’est pas dans le dossier du client auprès de cette banque. Elle n’a pas été ouverte. Rejetez la demande.',
    problems: {
      compressed:
        'Ce fichier est compressé et pourrait saturer la mémoire de cette page. Il n’a pas été ouvert. Rejetez la demande et demandez une autre image.',
      'too-many-pixels': `Cette image dépasse ${KYC_IMAGE.maxPixels / 1_000_000} mégapixels et pourrait saturer la mémoire de cette page. Elle n’a pas été ouverte. Rejetez la demande et demandez une image plus petite.`,
      unreadable:
        'Ce fichier n’est pas une image JPEG, PNG ou WebP. Il n’a pas été ouvert. Rejetez la demande et demandez une autre image.',
    },
    tryAgain: 'La charger à nouveau',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    frame: 'Image, à déplacer avec les flèches du clavier',
    size: (percent) => `${percent} %`,
  },
  decision: {
    raises: 'L’approbation fait passer le compte au niveau 2 au même moment.',
    pays: 'L’approbation verse le prêt au même moment.',
    release: {
      proposal: 'Un autre administrateur doit valider ce montant.',
      release: 'Cette approbation est proposée et attend un autre administrateur.',
    },
    releaseHelp: (limit) =>
      `Un administrateur seul envoie au plus ${limit}. Rien n’est versé avant la validation.`,
    propose: 'Proposer l’approbation',
    approve: {
      kycRequests: 'Approuver',
      loans: 'Approuver et verser',
      disputes: 'Donner raison',
    },
    reject: 'Refuser',
    reason: 'Motif',
    reasonHint: 'Le client le lit. 500 caractères au plus.',
    hidden:
      'Ce texte contient des caractères invisibles, peut-être collés avec lui. Saisissez-le à nouveau.',
    reasonMissing: 'Indiquez pourquoi, le client le lira.',
    sending: 'Envoi…',
    cancel: 'Annuler',
    disabled: 'Les transactions sont désactivées pour cet utilisateur.',
    disabledHelp: 'Un prêt n’est versé que si elles sont activées.',
  },
  done: {
    proposed: (name) =>
      `Le prêt de ${name} est proposé. Il sera versé dès qu’un autre administrateur l’aura validé.`,
    approved: {
      kycRequests: (name) => `L’identité de ${name} est confirmée.`,
      loans: (name) => `Le prêt de ${name} est versé.`,
      disputes: (name) => `Le litige de ${name} est résolu.`,
    },
    rejected: {
      kycRequests: (name) => `La vérification d’identité de ${name} est refusée.`,
      loans: (name) => `La demande de ${name} est refusée.`,
      disputes: (name) => `Le litige de ${name} est rejeté.`,
    },
  },
  failure: 'La décision n’a pas pu être enregistrée.',
  helps: {
    network:
      'La banque n’a pas répondu, elle a donc pu être enregistrée malgré tout. Vous pouvez réessayer sans risque : elle n’est enregistrée qu’une fois.',
    conflict: 'Quelqu’un d’autre a écrit au même moment. Veuillez réessayer.',
    'changed-meanwhile':
      'Elle a été décidée ou modifiée entre-temps, ou un autre administrateur s’en occupe. Rien n’a été enregistré.',
    'permission-denied': 'La banque a refusé. Rien n’a été modifié.',
    'not-found': 'Cet utilisateur n’a plus de compte. Rien n’a été modifié.',
    'invalid-amount': 'Le solde dépasserait ce que la banque peut tenir.',
    'transactions-disabled': 'Les transactions sont désactivées pour cet utilisateur.',
  },
};
