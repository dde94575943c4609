/** What operators do, as the desk's log names it: one list a part of the desk. */
export const DESK_ACTIONS = [
  // People and rights
  'signed_in',
  'signed_out',
  'sign_in_locked',
  // Money
  'recharge_agreed',
  'recharge_passed',
  'recharge_refused',
  'withdrawal_agreed',
  'withdrawal_passed',
  'withdrawal_refused',
  'payout_sent',
  'payout_done',
  'payout_failed',
  'payout_file',
  'rates_set',
  // Orders
  'order_cancelled',
  'order_shipped',
  'order_corrected',
  'refund_agreed',
  'refund_executed',
  'refund_refused',
  'money_back_agreed',
  'money_back_executed',
  // People of the shop
  'message_sent',
  'picture_sent',
] as const
export type DeskActionName = (typeof DESK_ACTIONS)[number]

/** What an entry of the desk's log is about. */
export const DESK_REFS = [
  'operator',
  'recharge',
  'withdrawal',
  'payout_batch',
  'currency',
  'order',
  'refund',
  'shopper',
] as const
export type DeskRef = (typeof DESK_REFS)[number]
