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
  // Catalogue
  'product_saved',
  'products_put_on_sale',
  'products_taken_off',
  'skus_edited',
  'catalogue_picture_sent',
  'category_saved',
  'category_removed',
  'kind_saved',
  'kind_removed',
  'option_saved',
  'shop_saved',
  'banners_saved',
  'hot_words_saved',
  'promo_saved',
  'article_saved',
  'import_sent',
  'import_applied',
  'import_cancelled',
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
  'product',
  'category',
  'kind',
  'option',
  'shop',
  'window',
  'promo',
  'article',
  'import',
] as const
export type DeskRef = (typeof DESK_REFS)[number]
