import type { CatalogueFault } from './rules.ts'

/** Every reason for a refusal. Its sentence, in five languages, is in server/src/refusal/refusal-sentences.ts. */
export const REASONS = [
  'insufficient_funds',
  'price_changed',
  'out_of_stock',
  'sku_unavailable',
  'quantity_limit',
  'not_deliverable',
  'promo_unknown',
  'promo_expired',
  'promo_used_up',
  'promo_minimum',
  'promo_pay_together',
  'promo_other_goods',
  'order_not_payable',
  'order_expired',
  'state_changed',
  'payment_code_missing',
  'payment_code_wrong',
  'payment_code_locked',
  'payment_code_must_reset',
  'payment_code_common',
  'wrong_account_or_password',
  'account_exists',
  'account_at_desk',
  'account_invalid',
  'account_blocked',
  'email_is_new',
  'account_deleted',
  'account_not_empty',
  'one_time_code_wrong',
  'one_time_code_expired',
  'password_wrong',
  'old_password_wrong',
  'old_payment_code_required',
  'passwords_differ',
  'payment_codes_differ',
  'password_too_short',
  'same_password',
  'address_invalid',
  'address_limit',
  'refund_open',
  'refund_too_much',
  'refund_too_little',
  'refund_in_full',
  'refund_deducted',
  'refund_waits',
  'refund_too_many',
  'refund_not_possible',
  'proof_missing',
  'recharge_amount',
  'evidence_missing',
  'network_missing',
  'chain_address_invalid',
  'transaction_missing',
  'transaction_used',
  'transfer_not_held',
  'secret_refused',
  'account_key_invalid',
  'nodes_unusable',
  'network_unread',
  'network_stopped',
  'payment_waiting',
  'token_invalid',
  'chain_fixed',
  'extract_minimum',
  'extract_maximum',
  'extract_not_positive',
  'extract_over_balance',
  'extract_waits',
  'receivable_open',
  'shopper_owes',
  'shopper_blocked',
  'shopper_waits',
  'payout_address',
  'too_many_unpaid',
  'file_too_large',
  'too_many_uploads',
  'file_not_a_picture',
  'quota_exceeded',
  'already_audited',
  'idempotency_key_reused',
  'too_many_tries',
  'mobile_invalid',
  'cart_full',
  'second_operator_needed',
  'role_needed',
  'reason_needed',
  'proposal_open',
  'proposal_own',
  'proposal_outdated',
  'second_too_new',
  'operator_own',
  'operator_exists',
  'synonym_same',
  'synonym_limit',
  'machine_token_limit',
  'webhook_target',
  'webhook_limit',
  'machine_token_right',
  'proposer_too_new',
  'changed_meanwhile',
  'carrier_exists',
  'parcel_shared',
  'second_factor_wrong',
  'second_factor_needed',
  'desk_password_short',
  'payout_file_expired',
  'correction_too_much',
  'day_closed',
  'day_not_over',
  'day_open_lines',
  'sums_differ',
  'code_needed',
  'password_common',
  'catalogue_fault',
  'id_taken',
  'still_used',
  'chat_taken',
  'title_taken',
  'setting_out_of_bounds',
  'settings_at_odds',
  'import_unreadable',
  'import_too_large',
  'import_too_wide',
  'statement_too_long',
  'import_faulty',
  'import_repeated',
  'import_price_falls',
] as const

export type Reason = (typeof REASONS)[number]

export const ACCOUNT_OBSTACLES = ['balance', 'hold', 'receivable', 'order', 'refund', 'recharge', 'withdrawal'] as const
export type AccountObstacle = (typeof ACCOUNT_OBSTACLES)[number]

/**
 * Details of a refusal in addition to its sentence: time of the next try, tries left, orders, form field, limit and
 * excess, obstacles to deleting the account.
 */
export type RefusalDetails = {
  retry_at?: string
  /**
   * Number of wrong tries left until the payment code is locked or, if it was locked before, until it must be set
   * again.
   */
  tries_left?: number
  order_ids?: string[]
  /** Other shoppers' orders that have the tracking number. */
  order_numbers?: string[]
  field?: string
  limit_cents?: number
  over_cents?: number
  obstacles?: AccountObstacle[]
  fault?: CatalogueFault
}
