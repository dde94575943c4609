import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '../../ui/text/status-badge.tsx'

/** Marks a blocked shopper or operator. */
export const BlockedBadge = () => (
  <StatusBadge tone="bad">
    <Trans>Blocked</Trans>
  </StatusBadge>
)
