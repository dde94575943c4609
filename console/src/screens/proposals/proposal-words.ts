import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { AMOUNT_SETTINGS, type ProposalField, type ProposalKindName, type ProposalState } from '@sampan/contract/rules'
import type { ReplyTo } from '../../api/reads.ts'
import { amountWord } from '../../features/setting/setting-words.ts'

export type Listed = ReplyTo<'GET /api/admin/proposal/list'>['items'][number]

export function kindWord(kind: ProposalKindName, i18n: I18n): string {
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
      return t(i18n)`Take back what was credited wrongly`
    case 'debt_write_off':
      return t(i18n)`Write off a debt`
    case 'payout_requeue':
      return t(i18n)`Send a payout again`
  }
}

/** What a proposal concerns, in a word or a name. */
export function subjectOf({ kind, ref_id, about }: Pick<Listed, 'kind' | 'ref_id' | 'about'>, i18n: I18n): string {
  const amount = kind === 'setting_amount' && AMOUNT_SETTINGS.find((name) => name === ref_id)
  return amount ? amountWord(amount, i18n) : (about ?? '')
}

/** Where what a proposal concerns is seen. */
export function leadOf({ kind, ref_id }: Pick<Listed, 'kind' | 'ref_id'>): string {
  switch (kind) {
    case 'setting_amount':
      return '/settings?part=amounts'
    case 'setting_network':
      return '/settings?part=networks'
    case 'bank_account_add':
    case 'bank_account_change':
      return '/settings?part=accounts'
    case 'shopper_payout':
      return `/shoppers/${ref_id}`
    case 'wallet_correction':
      return `/recharges/${ref_id}?state=all`
    case 'debt_write_off':
      return `/wallets/${ref_id}`
    case 'payout_requeue':
      return `/withdrawals/${ref_id}?state=all`
  }
}

export function fieldWord(field: ProposalField, i18n: I18n): string {
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
    case 'position':
      return t(i18n)`Place in the list`
    case 'note':
      return t(i18n)`Note for shoppers`
    case 'balance':
      return t(i18n)`Balance`
    case 'network':
      return t(i18n)`Network`
    case 'address':
      return t(i18n)`Address on the network`
    case 'credited':
      return t(i18n)`Credited by the recharge`
    case 'receivable':
      return t(i18n)`Owed to the shop`
    case 'queued':
      return t(i18n)`In the next payout file`
  }
}

export function stateWord(state: ProposalState, i18n: I18n): string {
  switch (state) {
    case 'open':
      return t(i18n)`Waits for a decision`
    case 'carried_out':
      return t(i18n)`Carried out`
    case 'refused':
      return t(i18n)`Refused`
    case 'withdrawn':
      return t(i18n)`Withdrawn`
    case 'expired':
      return t(i18n)`Expired`
    case 'outdated':
      return t(i18n)`Outdated`
  }
}
