import { useLingui } from '@lingui/react/macro'
import type { DisputeAtDesk } from '@sampan/contract'
import { StatusBadge } from '../../../../ui/text/status-badge.tsx'
import { STATUS_TONES, statusText } from './dispute-text.ts'

export function DisputeStatus({ dispute: { status } }: { dispute: DisputeAtDesk }) {
  const { i18n } = useLingui()
  return <StatusBadge tone={STATUS_TONES[status]}>{statusText(status, i18n)}</StatusBadge>
}
