import { Trans } from '@lingui/react/macro'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'

export function CountryStatus({ is_open }: { is_open: boolean }) {
  return (
    <StatusBadge tone={is_open ? 'good' : 'calm'}>
      {is_open ? <Trans context="country">Open</Trans> : <Trans context="country">Closed</Trans>}
    </StatusBadge>
  )
}
