/** Rights that a machine token can have. None of them allows moving money. */
export const MACHINE_RIGHTS = ['ledger_audit', 'rates_set'] as const
export type MachineRight = (typeof MACHINE_RIGHTS)[number]

export const MACHINE_TOKENS_LIMIT = 20
export const MACHINE_TOKEN_NAME_LIMIT = 60
export const MACHINE_TOKEN_DAYS_LIMIT = 730
