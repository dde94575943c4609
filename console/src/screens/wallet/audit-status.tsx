import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ReplyTo } from '@sampan/front/calls'
import { StatusBadge, type Tone } from '../../ui/text/status-badge.tsx'

export type Recharge = ReplyTo<'GET /api/admin/recharge/list'>['items'][number]
export type Withdrawal = ReplyTo<'GET /api/admin/extract/list'>['items'][number]
type AuditStatus = Recharge['status']
type PayoutState = Withdrawal['payout_state']

export function auditText(status: AuditStatus, i18n: I18n): string {
  switch (status) {
    case 0:
      return t(i18n)`To review`
    case 1:
      return t(i18n)`Approved`
    case 2:
      return t(i18n)`Declined`
  }
}

const AUDIT_TONES: Record<AuditStatus, Tone> = { 0: 'wait', 1: 'good', 2: 'calm' }

type RechargeBadgeProps = { recharge: Pick<Recharge, 'status' | 'proposal'> }

export function RechargeBadge({ recharge: { status, proposal } }: RechargeBadgeProps) {
  const { i18n } = useLingui()
  if (status === 0 && proposal) return <StatusBadge tone="busy">{t(i18n)`Waiting for approval`}</StatusBadge>
  return <StatusBadge tone={AUDIT_TONES[status]}>{auditText(status, i18n)}</StatusBadge>
}

export function payoutText(state: Exclude<PayoutState, 'none'>, i18n: I18n): string {
  switch (state) {
    case 'queued':
      return t(i18n)`To pay out`
    case 'sent':
      return t(i18n)`In transit`
    case 'done':
      return t(i18n)`Paid out`
    case 'failed':
      return t(i18n)`Failed`
    case 'cancelled':
      return t(i18n)`Cancelled by the shopper`
  }
}

const PAYOUT_TONES: Record<Exclude<PayoutState, 'none'>, Tone> = {
  queued: 'wait',
  sent: 'busy',
  done: 'good',
  failed: 'bad',
  cancelled: 'calm',
}

/** Audit state of a withdrawal; after approval, the state of its payout. */
export function WithdrawalBadge({ withdrawal }: { withdrawal: Withdrawal }) {
  const { i18n } = useLingui()
  const { status, payout_state, proposals } = withdrawal
  if (status === 0 && proposals.length > 0)
    return <StatusBadge tone="busy">{t(i18n)`Waiting for approval`}</StatusBadge>
  if (payout_state === 'none') return <StatusBadge tone={AUDIT_TONES[status]}>{auditText(status, i18n)}</StatusBadge>
  return <StatusBadge tone={PAYOUT_TONES[payout_state]}>{payoutText(payout_state, i18n)}</StatusBadge>
}
