/** Lengths of what a shopper enters to withdraw from a contract. */
export const WITHDRAWAL_NAME_LIMIT = 80
export const WITHDRAWAL_PART_LIMIT = 300
export const ORDER_NUMBER_LIMIT = 40

/** `unmatched`: the mailbox and the order number fit no paid order. */
export const CONTRACT_WITHDRAWAL_STATUSES = ['unmatched', 'attached', 'done', 'refused'] as const
export type ContractWithdrawalStatus = (typeof CONTRACT_WITHDRAWAL_STATUSES)[number]

/** An order number as it is stored: without the blanks and hyphens with which it is written. */
export const orderNumberIn = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
