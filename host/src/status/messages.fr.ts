import type { Messages } from './messages';

export const messages: Messages = {
  lead: 'Ce qui est en ligne, et comment cela va dans ce navigateur.',
  caption: 'Remotes',
  none: 'Aucun remote n’est en ligne.',
  remote: 'Remote',
  version: 'Version',
  canary: 'Canari',
  noCanary: 'Aucun',
  share: (percent) => `${percent} des navigateurs`,
  here: 'à l’essai ici',
  state: 'État',
  states: {
    idle: 'Non chargé',
    loading: 'En chargement',
    working: 'Fonctionne',
    fallback: 'Version précédente',
    failed: 'En panne',
    override: 'Version de développement',
  },
  loadTime: 'Temps de chargement (p50 / p95)',
  lastFailure: 'Dernière panne',
  noFailure: 'Aucune',
  contract: 'Contrat',
  size: 'Taille',
  unknown: 'Inconnu',
  contractOfHost: (version) => `Cet hôte parle le contrat ${version}.`,
};
