/** Where money comes from and goes to outside the shop: its bank, or a token on a network. */
export type External = 'external:bank' | `external:chain:${string}:${string}`

/** The code of a ledger account. A shopper's accounts are created at their first use. */
export type AccountCode =
  | `user:${string}:cash`
  | `receivable:${string}`
  | External
  | 'orders:escrow'
  | 'sales'
  | 'fees:withdrawal'
  | 'suspense'
  | 'losses'

/** What the shop owes a shopper. */
export const walletOf = (user_id: string): AccountCode => `user:${user_id}:cash`

/** What a shopper owes the shop. */
export const receivableOf = (user_id: string): AccountCode => `receivable:${user_id}`

/** @param network, token lower case, e.g. ethereum, usdt */
export const chainAccount = (network: string, token: string): External => `external:chain:${network}:${token}`
