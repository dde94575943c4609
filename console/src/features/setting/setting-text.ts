import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { AmountSetting, TimeSetting } from '@sampan/contract/rules'

export function amountText(name: AmountSetting, i18n: I18n): string {
  switch (name) {
    case 'recharge_minimum':
      return t(i18n)`Minimum top-up`
    case 'recharge_maximum':
      return t(i18n)`Maximum top-up`
    case 'card_minimum':
      return t(i18n)`Minimum instant top-up`
    case 'card_maximum':
      return t(i18n)`Maximum instant top-up`
    case 'card_day':
      return t(i18n)`Maximum instant top-ups of a shopper in 24 hours`
    case 'card_day_newcomer':
      return t(i18n)`Maximum instant top-ups of a new shopper in 24 hours`
    case 'card_month':
      return t(i18n)`Maximum instant top-ups of a shopper in 30 days`
    case 'extract_minimum':
      return t(i18n)`Minimum withdrawal`
    case 'extract_maximum':
      return t(i18n)`Maximum withdrawal`
    case 'extract_bank_fixed':
      return t(i18n)`Bank withdrawal charge`
    case 'extract_chain_fixed':
      return t(i18n)`On-chain withdrawal charge`
    case 'recharge_second_operator':
      return t(i18n)`Two approvals above (top-ups per shopper, 24 hours)`
    case 'extract_second_operator':
      return t(i18n)`Two approvals above (withdrawals per shopper, 24 hours)`
    case 'refund_second_operator':
      return t(i18n)`Two approvals above (refunds per shopper, 24 hours)`
    case 'recharge_operator_day':
      return t(i18n)`Maximum top-ups approved by one operator in 24 hours`
    case 'extract_operator_day':
      return t(i18n)`Maximum withdrawals approved by one operator in 24 hours`
    case 'refund_operator_day':
      return t(i18n)`Maximum refunds by one operator in 24 hours`
    case 'statement_credit_day':
      return t(i18n)`Top-ups of a shopper in 24 hours that bank statements credit without an operator`
    case 'promo_off_100':
      return t(i18n)`Maximum promo discount on $100 set by one operator`
    case 'promo_operator_day':
      return t(i18n)`Maximum extra promo discounts by one operator in 24 hours`
    case 'price_fall_100':
      return t(i18n)`Maximum cut of a $100 price by one operator in 30 days`
    case 'unpaid_goods':
      return t(i18n)`Maximum unpaid goods for a shopper`
    case 'unpaid_goods_newcomer':
      return t(i18n)`Maximum unpaid goods for a new shopper`
  }
}

export function timeText(name: TimeSetting, i18n: I18n): string {
  switch (name) {
    case 'order_expiry':
      return t(i18n)`Time to pay an order`
    case 'order_wait':
      return t(i18n)`Hold an order for a top-up for`
    case 'order_after_passed_recharge':
      return t(i18n)`Time to pay after a top-up is approved`
    case 'order_after_refused_recharge':
      return t(i18n)`Time to pay after a top-up is declined`
    case 'order_auto_confirm':
      return t(i18n)`Mark shipped orders as received, at the earliest after`
    case 'order_auto_complete':
      return t(i18n)`Complete received orders after`
    case 'order_review':
      return t(i18n)`Accept reviews for`
    case 'refund_return':
      return t(i18n)`Time to send returns back`
    case 'refused_recharge':
      return t(i18n)`Remember declined top-ups for`
    case 'session':
      return t(i18n)`Shopper session length`
    case 'payment_code_lock':
      return t(i18n)`Lock a payment code for`
    case 'chat_answering':
      return t(i18n)`Keep a chat with its operator for`
    case 'notice':
      return t(i18n)`Keep notifications for`
    case 'product_view':
      return t(i18n)`Keep viewing history for`
    case 'security_event':
      return t(i18n)`Keep account activity for`
    case 'card_chain_wait':
      return t(i18n)`Hold card top-ups back from on-chain withdrawals for`
    case 'card_refund':
      return t(i18n)`Withdrawals go back to cards that topped up within`
  }
}
