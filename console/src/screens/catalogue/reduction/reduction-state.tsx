import { Trans } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import type { ReplyTo } from '@sampan/front/calls'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'

export type Reduction = ReplyTo<'GET /api/admin/reduction/detail'>
export type ListedReduction = ReplyTo<'GET /api/admin/reduction/list'>['items'][number]

export function ReductionState({ state }: { state: Reduction['state'] }) {
  switch (state) {
    case 'planned':
      return (
        <StatusBadge tone="wait">
          <Trans>Scheduled</Trans>
        </StatusBadge>
      )
    case 'running':
      return (
        <StatusBadge tone="good">
          <Trans context="price reduction">Running</Trans>
        </StatusBadge>
      )
    case 'ended':
      return (
        <StatusBadge tone="calm">
          <Trans context="price reduction">Ended</Trans>
        </StatusBadge>
      )
    case 'cancelled':
      return (
        <StatusBadge tone="calm">
          <Trans context="price reduction">Cancelled</Trans>
        </StatusBadge>
      )
  }
}

/** `20%`; null for a reduction with a price for each SKU. */
export const percentText = ({ off_100 }: Pick<Reduction, 'off_100'>): string | null =>
  off_100 === null ? null : `${off_100 / 100}%`

/** The share of a price that remains after the cost: `35%`; a dash without a cost. */
export const marginText = (price_cents: number, cost_cents: number | null): string =>
  cost_cents === null ? '–' : `${Math.floor(((price_cents - cost_cents) / price_cents) * 100)}%`

export const costText = (cost_cents: number | null): string => (cost_cents === null ? '–' : moneyText(cost_cents))
