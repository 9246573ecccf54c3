import type { Messages } from './messages';

export const messages: Messages = {
  chartData: 'Afficher les données en tableau',
  close: 'Fermer',
  copied: 'Copié',
  copyFailed: 'La copie a échoué. Veuillez sélectionner le texte et le copier vous-même.',
  hidePassword: 'Masquer le mot de passe',
  language: 'Langue',
  loading: 'Chargement…',
  noMatches: 'Aucun résultat',
  optional: 'facultatif',
  request: {
    statuses: { pending: 'En attente', approved: 'Approuvée', rejected: 'Refusée' },
    progress: 'Avancement de votre demande',
    submitted: 'Envoyée',
    review: 'En cours d’examen',
    reviewing: 'Nous examinons votre demande.',
    decision: 'Décision',
    reason: (reason) => `Motif : ${reason}`,
  },
  showPassword: 'Afficher le mot de passe',
  stepDone: '(terminé)',
  theme: { label: 'Thème', system: 'Système', light: 'Clair', dark: 'Sombre' },
};
