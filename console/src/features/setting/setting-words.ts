import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { AmountSetting, TimeSetting } from '@sampan/contract/rules'

export function amountWord(name: AmountSetting, i18n: I18n): string {
  switch (name) {
    case 'recharge_minimum':
      return t(i18n)`Recharge, least`
    case 'recharge_maximum':
      return t(i18n)`Recharge, most`
    case 'extract_minimum':
      return t(i18n)`Withdrawal, least`
    case 'extract_maximum':
      return t(i18n)`Withdrawal, most`
    case 'extract_bank_fixed':
      return t(i18n)`Charge for a withdrawal to a bank`
    case 'extract_chain_fixed':
      return t(i18n)`Charge for a withdrawal on a chain`
    case 'recharge_second_operator':
      return t(i18n)`Recharges of a shopper in 24 hours above this need two operators`
    case 'extract_second_operator':
      return t(i18n)`Withdrawals of a shopper in 24 hours above this need two operators`
    case 'refund_second_operator':
      return t(i18n)`Refunds of a shopper in 24 hours above this need two operators`
    case 'recharge_operator_day':
      return t(i18n)`Recharges of one operator in 24 hours, most`
    case 'extract_operator_day':
      return t(i18n)`Withdrawals of one operator in 24 hours, most`
    case 'refund_operator_day':
      return t(i18n)`Refunds of one operator in 24 hours, most`
    case 'promo_off_100':
      return t(i18n)`Promo codes: what one person may take off goods for $100`
    case 'promo_operator_day':
      return t(i18n)`Promo codes: what those of one person may give away beyond that in 24 hours`
    case 'price_fall_100':
      return t(i18n)`Prices: how far one person may lower one of $100 in 30 days`
    case 'unpaid_goods':
      return t(i18n)`Unpaid goods of a shopper, most`
    case 'unpaid_goods_newcomer':
      return t(i18n)`Unpaid goods of a new shopper, most`
  }
}

export function timeWord(name: TimeSetting, i18n: I18n): string {
  switch (name) {
    case 'order_expiry':
      return t(i18n)`An unpaid order is kept`
    case 'order_wait':
      return t(i18n)`An order waits for a recharge`
    case 'order_after_passed_recharge':
      return t(i18n)`Time to pay after a recharge arrived`
    case 'order_after_refused_recharge':
      return t(i18n)`Time to pay after a recharge was refused`
    case 'order_auto_confirm':
      return t(i18n)`A shipped order counts as received after`
    case 'order_auto_complete':
      return t(i18n)`A received order is completed after`
    case 'order_review':
      return t(i18n)`Reviews are taken for`
    case 'refund_return':
      return t(i18n)`Goods of a refund are sent back within`
    case 'refused_recharge':
      return t(i18n)`A refused recharge is remembered for`
    case 'session':
      return t(i18n)`A log-in of a shopper lasts`
    case 'payment_code_lock':
      return t(i18n)`A payment code is locked for`
    case 'chat_answering':
      return t(i18n)`A chat stays with its operator for`
    case 'notice':
      return t(i18n)`Notices are kept for`
    case 'product_view':
      return t(i18n)`Viewed products are kept for`
    case 'security_event':
      return t(i18n)`The history of an account is kept for`
  }
}
