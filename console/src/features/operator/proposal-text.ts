import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
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

export function fieldText(field: ProposalField, i18n: I18n): string {
  switch (field) {
    case 'amount':
      return t(i18n)`Amount`
    case 'is_open':
      return t(i18n)`Status`
    case 'bank_name':
      return t(i18n)`Bank`
    case 'account_name':
      return t(i18n)`Account holder`
    case 'account_number':
      return t(i18n)`Account number or IBAN`
    case 'swift':
      return 'SWIFT'
    case 'country':
      return t(i18n)`Country code`
    case 'currency':
      return t(i18n)`Currency`
    case 'position':
      return t(i18n)`Position`
    case 'note':
      return t(i18n)`Note for shoppers`
    case 'balance':
      return t(i18n)`Balance`
    case 'network':
      return t(i18n)`Network`
    case 'address':
      return t(i18n)`Wallet address`
    case 'credited':
      return t(i18n)`Credited by the top-up`
    case 'receivable':
      return t(i18n)`Owed to the shop`
    case 'queued':
      return t(i18n)`In the next payout file`
    case 'to_balance':
      return t(i18n)`Into the shopper’s balance`
    case 'pieces':
      return t(i18n)`Items`
    case 'goods_back':
      return t(i18n)`Restock the returned items`
    case 'cancels_order':
      return t(i18n)`Cancels the order`
    case 'transaction':
      return t(i18n)`Transaction`
    case 'statement_line':
      return t(i18n)`Line of the bank statement`
    case 'takes_off':
      return t(i18n)`Discount`
    case 'minimum':
      return t(i18n)`Minimum spend`
    case 'uses_limit':
      return t(i18n)`Usage limit`
    case 'uses_per_shopper':
      return t(i18n)`Uses per shopper`
    case 'products':
      return t(i18n)`Only for these products`
    case 'categories':
      return t(i18n)`Only for these categories`
    case 'starts_at':
      return t(i18n)`Starts`
    case 'ends_at':
      return t(i18n)`Ends`
    case 'price':
      return t(i18n)`Price`
    case 'account_key':
      return t(i18n)`Public account key`
    case 'first_address':
      return t(i18n)`First address`
    case 'nodes':
      return t(i18n)`Nodes`
    case 'tokens':
      return t(i18n)`Tokens`
    case 'confirmations':
      return t(i18n)`Confirmations`
    case 'explorer':
      return t(i18n)`Block explorer`
    case 'takes_recharges':
      return t(i18n)`Takes top-ups`
    case 'pays_withdrawals':
      return t(i18n)`Pays withdrawals`
    case 'difference':
      return t(i18n)`Unexplained difference`
    case 'provider_fee':
      return t(i18n)`Booked as a fee of the provider`
    case 'disputed':
      return t(i18n)({ message: 'Disputed', context: 'dispute' })
    case 'borne':
      return t(i18n)`Borne by the shop`
    case 'secret_key':
      return t(i18n)`Secret key`
    case 'client_id':
      return t(i18n)`Client ID`
    case 'mode':
      return t(i18n)`Test or real money`
    case 'lines':
      return t(i18n)`Lines`
    case 'given_back':
      return t(i18n)`Refunded by the provider`
    case 'other_way':
      return t(i18n)`May leave by bank or on-chain`
  }
}

/** Whether the keys of a payment provider move money: `test` or `live`. */
export const modeText = (mode: string, i18n: I18n): string =>
  mode === 'live' ? t(i18n)`Real money` : t(i18n)`Test mode`
