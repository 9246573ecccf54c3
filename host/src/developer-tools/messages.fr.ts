import type { Messages } from './messages';

export const messages: Messages = {
  override: {
    label: 'Version de développement',
    text: (title, origin, until) =>
      `« ${title} » est une version de développement de ${origin}, dans ce navigateur seulement, jusqu’à ${until}.`,
    change: 'Modifier',
    end: 'Désactiver',
  },
  preview: {
    label: 'Aperçu',
    text: (title, version, until) =>
      `Vous voyez un aperçu de « ${title} » (version ${version}), dans cet onglet seulement. Le lien est valable jusqu’au ${until}.`,
    refused: 'Ce lien d’aperçu a expiré ou n’est pas valide. Vous voyez la version en ligne.',
    end: 'Quitter l’aperçu',
  },
  panel: {
    title: 'Versions de développement',
    lead: (origins) =>
      `Chargez un module depuis votre propre ordinateur, dans ce navigateur seulement, pendant huit heures. Adresses autorisées : ${origins}`,
    use: (title) => `Utiliser ma version de ${title}`,
    entry: (title) => `Adresse de ${title}`,
    notAllowed: 'Saisissez l’une des adresses autorisées.',
    apply: 'Appliquer',
    cancel: 'Annuler',
  },
  zones: {
    label: 'Équipes responsables de cette page',
    host: 'Hôte',
    ownerless: 'sans équipe',
  },
};
