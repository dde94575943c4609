import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'

export type BankLine = ReplyTo<'GET /api/admin/bank/lines'>['items'][number]
type Code = ReplyTo<'GET /api/admin/bank/movements'>['items'][number]['code']

export function EntryState({ state }: { state: BankLine['state'] }) {
  switch (state) {
    case 'open':
      return (
        <StatusBadge tone="wait">
          <Trans context="bank line">Open</Trans>
        </StatusBadge>
      )
    case 'matched':
      return (
        <StatusBadge tone="good">
          <Trans>Matched</Trans>
        </StatusBadge>
      )
    case 'explained':
      return (
        <StatusBadge tone="calm">
          <Trans>Explained</Trans>
        </StatusBadge>
      )
  }
}

type MatchMethodProps = { method: NonNullable<BankLine['matched_how']>; operator: string | null }

export function MatchMethod({ method, operator }: MatchMethodProps) {
  switch (method) {
    case 'reference':
      return <Trans>by reference</Trans>
    case 'amount':
      return <Trans>by amount and day</Trans>
    case 'hand':
      return <Trans>by {operator}</Trans>
  }
}

export function movementText(code: Code, i18n: I18n): string {
  switch (code) {
    case 'recharge':
      return translate(i18n)`Top-up`
    case 'withdrawal':
      return translate(i18n)`Withdrawal`
    case 'correction':
    case 'correction_owed':
      return translate(i18n)`Correction`
    case 'provider_payout':
      return translate(i18n)`Payout by a payment provider`
    case 'provider_payout_back':
      return translate(i18n)`Returned payout of a payment provider`
    case 'tax_remittance':
      return translate(i18n)`Payment of taxes`
  }
}
