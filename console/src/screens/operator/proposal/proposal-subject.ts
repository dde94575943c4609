import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { AMOUNT_SETTINGS, type ProposalState } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { amountText } from '../../../features/setting/setting-text.ts'

export type Listed = ReplyTo<'GET /api/admin/proposal/list'>['items'][number]

export function subjectOf({ kind, ref_id, about }: Pick<Listed, 'kind' | 'ref_id' | 'about'>, i18n: I18n): string {
  const amount = kind === 'setting_amount' && AMOUNT_SETTINGS.find((name) => name === ref_id)
  return amount ? amountText(amount, i18n) : (about ?? '')
}

export function proposalUrl({ kind, ref_id }: Pick<Listed, 'kind' | 'ref_id'>): string {
  switch (kind) {
    case 'setting_amount':
      return '/settings?part=amounts'
    case 'setting_network':
      return '/settings?part=networks'
    case 'chain_key':
    case 'chain_network':
      return '/networks'
    case 'payment_provider':
      return '/providers'
    case 'payment_credit':
    case 'payment_give_back':
      return '/card-top-ups'
    case 'report_difference':
      return '/provider-items'
    case 'move_in_apply':
      return `/move-in/${ref_id}`
    case 'dispute_accept':
    case 'dispute_loss':
      return `/disputes/${ref_id}?status=all`
    case 'card_other_way':
      return '/card-refunds'
    case 'chain_credit':
      return '/deposits'
    case 'chain_difference': {
      const [network, token, address_id] = ref_id.split(':')
      return `/chain-balances/${address_id}?of=${network}:${token}&show=different`
    }
    case 'bank_account_add':
    case 'bank_account_change':
      return '/settings?part=accounts'
    case 'shopper_payout':
      return `/shoppers/${ref_id}`
    case 'wallet_correction':
    case 'recharge_pass':
      return `/recharges/${ref_id}?state=all`
    case 'debt_write_off':
      return `/wallets/${ref_id}`
    case 'payout_requeue':
    case 'withdrawal_pass':
    case 'payout_failed':
      return `/withdrawals/${ref_id}?state=all`
    case 'refund_pay':
      return `/refunds/${ref_id}?state=all`
    case 'money_back':
      return `/orders/${ref_id}?status=all`
    case 'promo_save':
      return '/promos'
    case 'reduction_save':
      return '/price-reductions'
    case 'tax_remittance':
      return '/taxes?part=owed'
    case 'tax_rules':
      return '/taxes'
    case 'price_fall':
      return `/product/${ref_id}`
  }
}

export function stateText(state: ProposalState, i18n: I18n): string {
  switch (state) {
    case 'open':
      return t(i18n)`Waiting for approval`
    case 'carried_out':
      return t(i18n)`Approved`
    case 'refused':
      return t(i18n)`Declined`
    case 'withdrawn':
      return t(i18n)({ message: 'Cancelled', context: 'request' })
    case 'expired':
      return t(i18n)`Expired`
    case 'outdated':
      return t(i18n)`Out of date`
  }
}
