import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'

export function SaleBadge({ isOnSale }: { isOnSale: boolean }) {
  return isOnSale ? (
    <StatusBadge tone="good">
      <Trans>On sale</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="calm">
      <Trans>Off sale</Trans>
    </StatusBadge>
  )
}

/** Languages without a text, by tag. */
export function MissingTextsBadge({ languages }: { languages: readonly string[] }) {
  if (languages.length === 0) return null
  return <StatusBadge tone="wait">{languages.join(' ')}</StatusBadge>
}
