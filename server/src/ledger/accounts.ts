/** Account for money outside the shop: its bank, or a token on a network. */
export type External = 'external:bank' | `external:chain:${string}:${string}`

/** Account for money that a payment service provider holds for the shop. */
export type Clearing = `clearing:${'stripe' | 'paypal'}`

/** Account for collected taxes, duties or charges of a destination, which the shop owes. */
export type Owed = `taxes:${string}:${TaxKind}`
export type TaxKind = 'tax' | 'duty' | 'charge'

/** The code of a ledger account. The accounts of a shopper are created at their first use. */
export type AccountCode =
  | `user:${string}:cash`
  | `receivable:${string}`
  | External
  | Clearing
  | Owed
  | 'orders:escrow'
  | 'sales'
  | 'fees:withdrawal'
  | 'fees:provider'
  | 'disputes'
  | 'suspense'
  | 'losses'
  | 'opening'
  /** Differences between settled taxes and their payments. */
  | 'remittances'

/** The shopper's wallet: money that the shop owes the shopper. */
export const walletOf = (user_id: string): AccountCode => `user:${user_id}:cash`

/** The shopper's debt to the shop. */
export const receivableOf = (user_id: string): AccountCode => `receivable:${user_id}`

/** The money that a provider holds for the shop. */
export const clearingOf = (provider: 'stripe' | 'paypal'): Clearing => `clearing:${provider}`

/**
 * @param network lower case, e.g. ethereum
 * @param token lower case, e.g. usdt
 */
export const chainAccount = (network: string, token: string): External => `external:chain:${network}:${token}`

/** @param country two capital letters */
export const owedTo = (country: string, kind: TaxKind): Owed => `taxes:${country}:${kind}`
