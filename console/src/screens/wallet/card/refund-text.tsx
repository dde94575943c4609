import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CardRefundAtDesk } from '@sampan/contract'
import { StatusBadge, type Tone } from '../../../ui/text/status-badge.tsx'

type State = CardRefundAtDesk['state']

const TONES: Readonly<Record<State, Tone>> = {
  waiting: 'busy',
  asked: 'busy',
  pending: 'busy',
  done: 'good',
  refused: 'bad',
  stopped: 'calm',
}

function stateText(state: State, i18n: I18n): string {
  switch (state) {
    case 'waiting':
      return t(i18n)({ message: 'Approved', context: 'refund to a card' })
    case 'asked':
      return t(i18n)({ message: 'Asking the provider', context: 'refund to a card' })
    case 'pending':
      return t(i18n)({ message: 'At the provider', context: 'refund to a card' })
    case 'done':
      return t(i18n)({ message: 'Refunded', context: 'refund to a card' })
    case 'refused':
      return t(i18n)({ message: 'Declined', context: 'refund to a card' })
    case 'stopped':
      return t(i18n)({ message: 'Stopped', context: 'refund to a card' })
  }
}

/** The state of a refund at the provider. */
export function RefundBadge({ refund: { state } }: { refund: Pick<CardRefundAtDesk, 'state'> }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={TONES[state]}>{stateText(state, i18n)}</StatusBadge>
}

export type RefundFilter = 'undecided' | 'under_way' | 'done' | 'refused' | 'all'

export function filterText(filter: RefundFilter, i18n: I18n): string {
  switch (filter) {
    case 'undecided':
      return t(i18n)({ message: 'To decide', context: 'refund to a card' })
    case 'under_way':
      return t(i18n)({ message: 'On its way', context: 'refund to a card' })
    case 'all':
      return t(i18n)`All`
    default:
      return stateText(filter, i18n)
  }
}
