/** Amounts that are set at the operators' desk. Browsers load this file, so it imports no schema library. */
export const AMOUNT_SETTINGS = [
  'recharge_minimum',
  'recharge_maximum',
  'extract_minimum',
  'extract_maximum',
  'extract_bank_fixed',
  'extract_chain_fixed',
  'recharge_second_operator',
  'extract_second_operator',
  'refund_second_operator',
  'recharge_operator_day',
  'extract_operator_day',
  'refund_operator_day',
  'statement_credit_day',
  'promo_off_100',
  'promo_operator_day',
  'price_fall_100',
  'unpaid_goods',
  'unpaid_goods_newcomer',
] as const
export type AmountSetting = (typeof AMOUNT_SETTINGS)[number]

export const TIME_SETTINGS = [
  'order_expiry',
  'order_wait',
  'order_after_passed_recharge',
  'order_after_refused_recharge',
  'order_auto_confirm',
  'order_auto_complete',
  'order_review',
  'refund_return',
  'refused_recharge',
  'session',
  'payment_code_lock',
  'chat_answering',
  'notice',
  'product_view',
  'security_event',
] as const
export type TimeSetting = (typeof TIME_SETTINGS)[number]
