import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import type { ReplyTo } from '@sampan/front/calls'
import { StatusBadge } from '../../ui/text/status-badge.tsx'

export type Promo = ReplyTo<'GET /api/admin/promo/list'>['items'][number]

/** Whether a code is currently valid. */
export function PromoState({ promo: { starts_at, ends_at, uses, uses_limit } }: { promo: Promo }) {
  if (isOver(ends_at))
    return (
      <StatusBadge tone="calm">
        <Trans context="promo code">Ended</Trans>
      </StatusBadge>
    )
  if (uses_limit !== null && uses >= uses_limit)
    return (
      <StatusBadge tone="calm">
        <Trans>Used up</Trans>
      </StatusBadge>
    )
  if (Date.parse(starts_at) > Date.now())
    return (
      <StatusBadge tone="wait">
        <Trans>Scheduled</Trans>
      </StatusBadge>
    )
  return (
    <StatusBadge tone="good">
      <Trans context="promo code">Active</Trans>
    </StatusBadge>
  )
}

export const isOver = (ends_at: string | null): boolean => ends_at !== null && Date.parse(ends_at) <= Date.now()

/** The discount of a code: `15%` or `$5.00`. */
export const valueText = ({ kind, value }: Pick<Promo, 'kind' | 'value'>): string =>
  kind === 'percentage' ? `${value / 100}%` : moneyText(value)

/** How often all shoppers have used a code, with its limit: `12 / 500`. */
export function Uses({ promo: { uses, uses_limit } }: { promo: Promo }) {
  const { i18n } = useLingui()
  return uses_limit === null ? i18n.number(uses) : `${i18n.number(uses)} / ${i18n.number(uses_limit)}`
}
