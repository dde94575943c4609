/** What two people agree on at the desk. Browsers load this file, so it imports no schema library. */
export const PROPOSAL_KINDS = [
  'setting_amount',
  'setting_network',
  'bank_account_add',
  'bank_account_change',
  'shopper_payout',
  'wallet_correction',
  'debt_write_off',
  'payout_requeue',
  'promo_save',
  'price_fall',
] as const
/** Those that the catalogue role may decide too. */
export const CATALOGUE_PROPOSALS = [
  'promo_save',
  'price_fall',
] as const satisfies readonly (typeof PROPOSAL_KINDS)[number][]
export type ProposalKindName = (typeof PROPOSAL_KINDS)[number]

export const PROPOSAL_STATES = ['open', 'carried_out', 'refused', 'withdrawn', 'expired', 'outdated'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

/** What of a thing would change. */
export const PROPOSAL_FIELDS = [
  'amount',
  'is_open',
  'bank_name',
  'account_name',
  'account_number',
  'swift',
  'country',
  'position',
  'note',
  'balance',
  'network',
  'address',
  'credited',
  'receivable',
  'queued',
  'takes_off',
  'minimum',
  'uses_limit',
  'uses_per_shopper',
  'products',
  'categories',
  'starts_at',
  'ends_at',
  'price',
] as const
export type ProposalField = (typeof PROPOSAL_FIELDS)[number]
