// Actions at the operators' desk that need a second operator. Browsers load this file, so it imports no schema library.
import type { DeskRole } from './roles.ts'

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
  'recharge_pass',
  'withdrawal_pass',
  'payout_failed',
  'refund_pay',
  'money_back',
] as const
export type ProposalKindName = (typeof PROPOSAL_KINDS)[number]

/** The roles that see and decide proposals of each kind. Owners see and decide all. */
export const PROPOSAL_DECIDERS = {
  setting_amount: ['finance'],
  setting_network: ['finance'],
  bank_account_add: ['finance'],
  bank_account_change: ['finance'],
  shopper_payout: ['finance'],
  wallet_correction: ['finance'],
  debt_write_off: ['finance'],
  payout_requeue: ['finance'],
  promo_save: ['catalogue', 'finance'],
  price_fall: ['catalogue', 'finance'],
  recharge_pass: ['finance'],
  withdrawal_pass: ['finance'],
  payout_failed: ['finance'],
  refund_pay: ['finance', 'fulfilment'],
  money_back: ['finance', 'fulfilment'],
} as const satisfies Record<ProposalKindName, readonly Exclude<DeskRole, 'owner'>[]>

export const PROPOSAL_STATES = ['open', 'carried_out', 'refused', 'withdrawn', 'expired', 'outdated'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

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
  'transaction',
  'to_balance',
  'pieces',
  'goods_back',
  'cancels_order',
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
