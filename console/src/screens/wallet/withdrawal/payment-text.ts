import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { PayoutPaymentState, PayoutProblem } from '@sampan/contract/chain'
import type { ReplyTo } from '@sampan/front/calls'
import type { Tone } from '../../../ui/text/status-badge.tsx'

type Payment = ReplyTo<'GET /api/admin/extract/detail'>['payments'][number]

export const PAYMENT_TONES: Record<PayoutPaymentState, Tone> = {
  waiting: 'busy',
  unknown_payer: 'wait',
  done: 'good',
  reverted: 'bad',
  wrong: 'bad',
}

export function paymentText(state: PayoutPaymentState, i18n: I18n): string {
  switch (state) {
    case 'waiting':
      return t(i18n)({ message: 'Checking', context: 'payment' })
    case 'unknown_payer':
      return t(i18n)`Unknown wallet`
    case 'done':
      return t(i18n)({ message: 'Verified', context: 'payment' })
    case 'reverted':
      return t(i18n)({ message: 'Reverted', context: 'payment' })
    case 'wrong':
      return t(i18n)`Doesn’t pay this withdrawal`
  }
}

export function paymentNote({ state, problem }: Pick<Payment, 'state' | 'problem'>, i18n: I18n): string {
  switch (state) {
    case 'waiting':
      return t(i18n)`Waiting until both nodes show it in a final block.`
    case 'unknown_payer':
      return t(i18n)`Token, address and amount match, but this wallet has paid no withdrawal before.`
    case 'done':
      return t(i18n)`Token, address and amount match. The withdrawal is closed.`
    case 'reverted':
      return t(
        i18n,
      )`The transaction failed and paid nothing. If it can be sent again, send it and enter the new transaction. Otherwise request to mark the payout as failed.`
    case 'wrong':
      return problem ? problemText(problem, i18n) : ''
  }
}

function problemText(problem: PayoutProblem, i18n: I18n): string {
  switch (problem) {
    case 'not_found':
      return t(i18n)`The network hasn’t shown this transaction for three days.`
    case 'no_transfer':
      return t(i18n)`The transaction moves no tokens.`
    case 'other_address':
      return t(i18n)`The transaction sends nothing to the address of this withdrawal.`
    case 'other_token':
      return t(i18n)`The transaction sends another token to the address.`
    case 'other_amount':
      return t(i18n)`The transaction sends another amount to the address.`
    case 'used':
      return t(i18n)`The transfer has already closed another withdrawal.`
    case 'too_old':
      return t(i18n)`The transaction is older than the approval of this withdrawal.`
    case 'foreign_payer':
      return t(i18n)`The transaction comes from a wallet that isn’t the shop’s.`
    case 'not_open':
      return t(i18n)`The payout was no longer open.`
  }
}
