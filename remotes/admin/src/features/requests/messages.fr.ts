import { KYC_IMAGE } from '@bank/domain';
import type { Messages } from './messages';

export const messages: Messages = {
  titles: {
    kycRequests: 'Vérifications d’identité',
    loans: 'Demandes de prêt',
    disputes: 'Litiges',
  },
  lead: 'Les plus anciennes d’abord. Pendant que vous examinez une demande, aucun autre administrateur ne peut en décider.',
  table: 'Demandes en attente',
  loading: 'Chargement des demandes…',
  failed: 'Les demandes n’ont pas pu être chargées.',
  empty: 'Aucune demande en attente.',
  columns: {
    person: 'Utilisateur',
    submitted: 'Envoyée le',
    asked: 'Objet',
    claim: 'Attribution',
    actions: 'Actions',
  },
  asked: {
    kycRequests: {
      passport: 'Vérification d’identité (passeport)',
      driver_license: 'Vérification d’identité (permis de conduire)',
      national_id: 'Vérification d’identité (carte d’identité)',
    },
    otherDocument: (type) => `Vérification d’identité (${type})`,
    loans: (amount) => amount,
    disputes: (amount, account) => `${amount} vers ${account}`,
  },
  idTypes: {
    passport: 'Passeport',
    driver_license: 'Permis de conduire',
    national_id: 'Carte d’identité',
  },
  free: 'Non attribuée',
  yours: 'Attribuée à vous',
  heldBy: (name) => `Attribuée à ${name}`,
  anotherAdmin: 'un autre administrateur',
  own: 'C’est votre propre demande. Un autre administrateur doit décider.',
  unknownPerson: 'Ce compte n’existe plus',
  review: 'Examiner',
  reviewOf: {
    kycRequests: (name) => `Examiner l’identité de ${name}`,
    loans: (name) => `Examiner le prêt de ${name}`,
    disputes: (name, reference) => `Examiner ${reference} de ${name}`,
  },
  keys: {
    next: 'Suivante',
    previous: 'Précédente',
    approve: 'Approuver',
    reject: 'Refuser',
    all: 'Tous les raccourcis, à activer ou désactiver',
  },
  pages: 'Pages de demandes',
  taken: 'Un autre administrateur vient de prendre cette demande, ou elle est déjà traitée.',
  dialog: {
    kycRequests: (name) => `Identité de ${name}`,
    loans: (name) => `Prêt pour ${name}`,
    disputes: (name) => `Litige de ${name}`,
  },
  labels: {
    person: 'Utilisateur',
    reference: 'Référence',
    submitted: 'Envoyée',
    idType: 'Type de pièce',
    idNumber: 'Numéro de pièce',
    address: 'Adresse postale',
    dob: 'Date de naissance',
    amount: 'Montant',
    account: 'Compte du bénéficiaire',
    level: 'Niveau du compte',
    balanceBefore: 'Solde avant',
    balanceAfter: 'Solde après',
    loanBefore: 'Solde du prêt avant',
    loanAfter: 'Solde du prêt après',
    none: 'Non indiqué',
  },
  page: 'Ouvrir la page de l’utilisateur',
  image: {
    title: 'Image de la pièce d’identité',
    alt: (type) => `${type}, telle qu’envoyée`,
    none: 'Aucune image n’a été envoyée.',
    loading: 'Chargement de l’image…',
    failed: 'L’image n’a pas pu être chargée.',
    refused:
      'Cette image n’est pas enregistrée dans le dossier du client auprès de cette banque. Elle n’a pas été ouverte. Refusez la demande.',
    problems: {
      compressed:
        'Ce fichier est compressé et pourrait saturer la mémoire de cette page. Il n’a pas été ouvert. Refusez la demande et demandez une autre image.',
      'too-many-pixels': `Cette image dépasse ${KYC_IMAGE.maxPixels / 1_000_000} mégapixels et pourrait saturer la mémoire de cette page. Elle n’a pas été ouverte. Refusez la demande et demandez une image plus petite.`,
      unreadable:
        'Ce fichier n’est pas une image JPEG, PNG ou WebP. Il n’a pas été ouvert. Refusez la demande et demandez une autre image.',
    },
    tryAgain: 'Recharger',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    frame: 'Image : déplacez-la avec les touches fléchées',
    size: (percent) => `${percent} %`,
  },
  decision: {
    raises: 'L’approbation fait immédiatement passer le compte au niveau 2.',
    pays: 'L’approbation verse immédiatement le prêt.',
    release: {
      proposal: 'Un autre administrateur doit valider ce montant.',
      release: 'Cette approbation est proposée et attend la validation d’un autre administrateur.',
    },
    releaseHelp: (limit) =>
      `Un administrateur seul peut envoyer ${limit} au plus. Rien n’est versé avant la validation.`,
    propose: 'Proposer l’approbation',
    approve: {
      kycRequests: 'Approuver',
      loans: 'Approuver et verser',
      disputes: 'Accepter',
    },
    reject: 'Refuser',
    reason: 'Motif',
    reasonHint: 'Le client verra ce texte. 500 caractères maximum.',
    hidden:
      'Votre saisie contient des caractères invisibles, peut-être issus d’un copier-coller. Veuillez la retaper.',
    reasonMissing: 'Saisissez un motif.',
    sending: 'Envoi…',
    cancel: 'Annuler',
    disabled: 'Les transactions sont désactivées pour cet utilisateur.',
    disabledHelp: 'Un prêt ne peut être versé que si elles sont activées.',
  },
  done: {
    proposed: (name) =>
      `Le prêt de ${name} est proposé. Il sera versé dès qu’un autre administrateur l’aura validé.`,
    approved: {
      kycRequests: (name) => `L’identité de ${name} est confirmée.`,
      loans: (name) => `Le prêt de ${name} a été versé.`,
      disputes: (name) => `Le litige de ${name} est résolu.`,
    },
    rejected: {
      kycRequests: (name) => `La vérification d’identité de ${name} a été refusée.`,
      loans: (name) => `La demande de ${name} a été refusée.`,
      disputes: (name) => `Le litige de ${name} a été refusé.`,
    },
  },
  failure: 'Votre décision n’a pas pu être enregistrée.',
  helps: {
    network:
      'La banque n’a pas répondu : votre décision est peut-être déjà enregistrée. Vous pouvez réessayer en toute sécurité, elle ne sera pas enregistrée deux fois.',
    conflict: 'Quelqu’un d’autre a fait une modification au même moment. Veuillez réessayer.',
    'changed-meanwhile':
      'Elle a été traitée ou modifiée entre-temps, ou un autre administrateur l’examine. Rien n’a été enregistré.',
    'permission-denied': 'La banque n’a pas autorisé cette opération. Rien n’a été modifié.',
    'not-found': 'Cet utilisateur n’a plus de compte. Rien n’a été modifié.',
    'invalid-amount': 'Le solde dépasserait ce que la banque peut gérer.',
    'transactions-disabled': 'Les transactions sont désactivées pour cet utilisateur.',
  },
};
