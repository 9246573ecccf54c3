/** What the actions dialog shows: the list of actions, or the form of one. */
export type Step = 'menu' | 'send_money' | 'send_loan' | 'issue_vat_code' | 'set_level';
