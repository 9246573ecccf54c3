/** The content of the actions dialog: the list of actions, or the form of one. */
export type Step = 'menu' | 'send_money' | 'send_loan' | 'issue_vat_code' | 'set_level';
