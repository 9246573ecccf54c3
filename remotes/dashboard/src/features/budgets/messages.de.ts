import type { Messages } from './messages';

export const messages: Messages = {
  title: 'Monatsbudgets',
  titleOf: (month) => `Budgets für ${month}`,
  empty:
    'Legen Sie fest, wie viel Sie in einem Monat für eine Kategorie ausgeben möchten, zum Beispiel für Lebensmittel. Hier sehen Sie dann, wie viel davon noch übrig ist.',
  loadFailed: 'Ihre Budgets konnten nicht geladen werden. Bitte laden Sie die Seite neu.',
  spentFailed: 'Ihre Ausgaben in diesem Monat konnten nicht zusammengerechnet werden.',
  retry: 'Erneut versuchen',
  monthly: (amount) => `${amount} im Monat`,
  left: (left, budget) => `Noch ${left} von ${budget} übrig`,
  spent: (spent, budget) => `${spent} von ${budget} ausgegeben`,
  near: (percent) => `${percent} dieses Budgets ausgegeben`,
  used: 'Budget vollständig ausgegeben',
  over: (amount) => `Budget um ${amount} überschritten`,
  meter: (category) => `Budget für ${category}`,
  add: 'Budget festlegen',
  change: 'Ändern',
  changeOf: (category) => `Budget für ${category} ändern`,
  category: 'Kategorie',
  choose: 'Kategorie auswählen',
  amount: 'Monatsbudget',
  amountOf: (category) => `Monatsbudget für ${category}`,
  chooseProblem: 'Bitte wählen Sie eine Kategorie aus.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: (category) => `Das Budget für ${category} ist gespeichert.`,
  cancel: 'Abbrechen',
  remove: 'Budget entfernen',
  removing: 'Wird entfernt …',
  removed: (category) => `Das Budget für ${category} ist entfernt.`,
  changedTo: (amount) =>
    `Dieses Budget wurde in einem anderen Tab oder auf einem anderen Gerät auf ${amount} geändert. Wenn Sie speichern, wird es ersetzt.`,
  removedElsewhere:
    'Dieses Budget wurde in einem anderen Tab oder auf einem anderen Gerät entfernt. Wenn Sie speichern, wird es wieder festgelegt.',
  failures: {
    network:
      'Es besteht keine Verbindung zur Bank. Es wurde nichts geändert. Bitte versuchen Sie es erneut, sobald Sie online sind.',
    'changed-meanwhile':
      'Dieses Budget wurde gerade in einem anderen Tab oder auf einem anderen Gerät geändert und deshalb nicht ersetzt. Bitte prüfen Sie den Betrag und versuchen Sie es erneut.',
  },
  failed: 'Etwas ist schiefgegangen. Es wurde nichts geändert. Bitte versuchen Sie es erneut.',
};
