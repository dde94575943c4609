/**
 * Reasons why the EU and UK exempt goods from the right of withdrawal (Directive 2011/83/EU, Art. 16 c–e; Consumer
 * Contracts Regulations 2013, reg. 28). `opened_food` and `hygiene`: once the seal is opened.
 */
export const WITHDRAWAL_EXEMPTIONS = ['opened_food', 'hygiene', 'perishable', 'made_to_order'] as const
export type WithdrawalExemption = (typeof WITHDRAWAL_EXEMPTIONS)[number]
