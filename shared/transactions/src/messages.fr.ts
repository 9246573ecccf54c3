import { numberFormat, plural } from '@bank/i18n';
import type { Messages } from './messages';

const figure = numberFormat();

export const messages: Messages = {
  transactions: {
    title: 'Historique des transactions',
    columns: { status: 'Statut', date: 'Date', amount: 'Montant', type: 'Type' },
    none: 'Aucune transaction trouvée.',
    loadFailed: 'Vos transactions n’ont pas pu être chargées.',
    statuses: { completed: 'Effectuée', pending: 'En attente', failed: 'Échouée' },
    types: {
      withdrawal: 'Retrait',
      send_loan: 'Versement de prêt',
      send_money: 'Crédit',
    },
    now: 'À l’instant',
    wallet: (coin) => `Portefeuille ${coin}`,
    moneyIn: 'Entrées',
    moneyOut: 'Sorties',
    totals: 'Les totaux mensuels ne comptent pas les transactions échouées.',
    empty: 'Vos dépôts et vos virements apparaîtront ici.',
  },
  list: {
    loading: 'Chargement des transactions…',
    noneMatch: 'Aucune transaction ne correspond à ces filtres.',
    noneMatchHelp: 'Essayez une autre recherche ou moins de filtres.',
    showAll: 'Afficher toutes les transactions',
    pages: 'Pages',
    next: 'Page suivante',
    previous: 'Page précédente',
    first: 'Première page',
    further: 'Continuer la recherche',
    searched: (read) =>
      plural(read, {
        one: 'La seule transaction a été parcourue.',
        other: `Les ${figure.format(read)} transactions ont toutes été parcourues.`,
      }),
    searchedSoFar: (read) =>
      `${figure.format(read)} ${plural(read, { one: 'transaction parcourue', other: 'transactions parcourues' })} jusqu’ici. Il y en a d’autres.`,
  },
  filter: {
    title: 'Filtres',
    search: 'Rechercher',
    searchHint: 'Bénéficiaire, adresse e-mail, numéro de compte ou référence',
    type: 'Type',
    anyType: 'Tous les types',
    status: 'Statut',
    anyStatus: 'Tous les statuts',
    from: 'Du',
    to: 'Au',
    least: 'Montant minimal',
    most: 'Montant maximal',
    sort: 'Trier par',
    sorts: {
      newest: 'Les plus récentes d’abord',
      oldest: 'Les plus anciennes d’abord',
      largest: 'Les plus élevées d’abord',
      smallest: 'Les plus faibles d’abord',
    },
    apply: 'Appliquer',
    clear: 'Effacer les filtres',
    active: (count) =>
      `${count} ${plural(count, { one: 'filtre actif', other: 'filtres actifs' })}`,
    dateOrder: 'La date de fin précède la date de début.',
    amountOrder: 'Le maximum est inférieur au minimum.',
  },
};
