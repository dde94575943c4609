import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Refund } from '@sampan/contract'
import { StatusBadge, type Tone } from '../../../ui/text/status-badge.tsx'

type State = Refund['state']

export function refundStateText(state: State, i18n: I18n): string {
  switch (state) {
    case 'applied':
      return t(i18n)({ message: 'Requested', context: 'refund' })
    case 'agreed':
      return t(i18n)`Approved`
    case 'returning':
      return t(i18n)`Return in transit`
    case 'executed':
      return t(i18n)`Refunded`
    case 'refused':
      return t(i18n)`Declined`
    case 'withdrawn':
      return t(i18n)({ message: 'Cancelled', context: 'request' })
  }
}

export function refundReasonText(reason: Refund['reason'], i18n: I18n): string {
  switch (reason) {
    case 'damaged':
      return t(i18n)`Damaged`
    case 'wrong':
      return t(i18n)`Wrong item`
    case 'not_received':
      return t(i18n)`Didn’t arrive`
    case 'unwanted':
      return t(i18n)`No longer wanted`
    case 'other':
      return t(i18n)`Other reason`
  }
}

const TONES: Record<State, Tone> = {
  applied: 'wait',
  agreed: 'busy',
  returning: 'busy',
  executed: 'good',
  refused: 'calm',
  withdrawn: 'calm',
}

export function RefundStateBadge({ state }: { state: State }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={TONES[state]}>{refundStateText(state, i18n)}</StatusBadge>
}
