import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { ProposalField, ProposalKindName } from '@sampan/contract/rules'

export function kindText(kind: ProposalKindName, i18n: I18n): string {
  switch (kind) {
    case 'setting_amount':
      return t(i18n)`Change a limit or charge`
    case 'setting_network':
      return t(i18n)`Open or close a network`
    case 'bank_account_add':
      return t(i18n)`Add a bank account`
    case 'bank_account_change':
      return t(i18n)`Change a bank account`
    case 'shopper_payout':
      return t(i18n)`Pay out a blocked shopper’s balance`
    case 'wallet_correction':
      return t(i18n)`Reverse a wrong credit`
    case 'debt_write_off':
      return t(i18n)`Write off a debt`
    case 'payout_requeue':
      return t(i18n)`Resend a payout`
    case 'promo_save':
      return t(i18n)`Save a promo code`
    case 'price_fall':
      return t(i18n)`Lower prices`
    case 'reduction_save':
      return t(i18n)`Plan a price reduction`
    case 'tax_remittance':
      return t(i18n)`Record a payment of taxes`
    case 'tax_rules':
      return t(i18n)`Change rules of taxes`
    case 'recharge_pass':
      return t(i18n)`Approve a top-up`
    case 'withdrawal_pass':
      return t(i18n)`Approve a withdrawal`
    case 'payout_failed':
      return t(i18n)`Mark a payout as failed`
    case 'refund_pay':
      return t(i18n)`Issue a refund`
    case 'money_back':
      return t(i18n)`Refund an order`
    case 'chain_key':
      return t(i18n)`Set the key for deposit addresses`
    case 'chain_network':
      return t(i18n)`Change a blockchain network`
    case 'chain_credit':
      return t(i18n)`Credit a held transfer`
    case 'chain_difference':
      return t(i18n)`Explain an on-chain difference`
    case 'payment_provider':
      return t(i18n)`Change a payment provider`
    case 'payment_credit':
      return t(i18n)`Credit a held instant top-up`
    case 'report_difference':
      return t(i18n)`Explain a difference at a provider`
    case 'dispute_accept':
      return t(i18n)`Accept the loss of a dispute`
    case 'dispute_loss':
      return t(i18n)`Let the shop bear a lost dispute`
    case 'move_in_apply':
      return t(i18n)`Take over balances or promo codes`
    case 'payment_give_back':
      return t(i18n)`Refund a held instant top-up`
    case 'card_other_way':
      return t(i18n)`Pay out money that its card declined`
  }
}

const FIELD_TEXT: Record<ProposalField, MessageDescriptor | 'SWIFT'> = {
  amount: msg`Amount`,
  is_open: msg`Status`,
  bank_name: msg`Bank`,
  account_name: msg`Account holder`,
  account_number: msg`Account number or IBAN`,
  swift: 'SWIFT',
  country: msg`Country code`,
  currency: msg`Currency`,
  position: msg`Position`,
  note: msg`Note for shoppers`,
  balance: msg`Balance`,
  network: msg`Network`,
  address: msg`Wallet address`,
  credited: msg`Credited by the top-up`,
  receivable: msg`Owed to the shop`,
  queued: msg`In the next payout file`,
  to_balance: msg`Into the shopper’s balance`,
  pieces: msg`Items`,
  goods_back: msg`Restock the returned items`,
  cancels_order: msg`Cancels the order`,
  transaction: msg`Transaction`,
  statement_line: msg`Line of the bank statement`,
  takes_off: msg`Discount`,
  minimum: msg`Minimum spend`,
  uses_limit: msg`Usage limit`,
  uses_per_shopper: msg`Uses per shopper`,
  products: msg`Only for these products`,
  categories: msg`Only for these categories`,
  starts_at: msg`Starts`,
  ends_at: msg`Ends`,
  price: msg`Price`,
  account_key: msg`Public account key`,
  first_address: msg`First address`,
  nodes: msg`Nodes`,
  tokens: msg`Tokens`,
  confirmations: msg`Confirmations`,
  explorer: msg`Block explorer`,
  takes_recharges: msg`Takes top-ups`,
  pays_withdrawals: msg`Pays withdrawals`,
  difference: msg`Unexplained difference`,
  provider_fee: msg`Booked as a fee of the provider`,
  disputed: msg({ message: 'Disputed', context: 'dispute' }),
  borne: msg`Borne by the shop`,
  secret_key: msg`Secret key`,
  client_id: msg`Client ID`,
  mode: msg`Test or real money`,
  lines: msg`Lines`,
  given_back: msg`Refunded by the provider`,
  tax_rule: msg`Tax rule`,
  owed_tax: msg`Settled taxes`,
  paid_on: msg`Day of payment`,
  reference: msg`Reference`,
  other_way: msg`May leave by bank or on-chain`,
}

export function fieldText(field: ProposalField, i18n: I18n): string {
  const text = FIELD_TEXT[field]
  return typeof text === 'string' ? text : i18n._(text)
}

/** Whether the keys of a payment provider move money: `test` or `live`. */
export const modeText = (mode: string, i18n: I18n): string =>
  mode === 'live' ? t(i18n)`Real money` : t(i18n)`Test mode`
