import { Trans } from '@lingui/react/macro'
import type { ContractWithdrawalAtDesk } from '@sampan/contract'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'

type Props = { withdrawal: ContractWithdrawalAtDesk }

/** The whole order, the chosen lines, or the part in the shopper's words. */
export function ScopeText({ withdrawal: { items, part } }: Props) {
  if (part !== null) return part
  if (items === null) return <Trans>The whole order</Trans>
  return items.map(({ title, quantity }) => `${quantity} × ${title ?? '?'}`).join('; ')
}

/** The day on which the money is due, marked once it is over. */
export function DueDay({ withdrawal: { status, due_at, is_overdue } }: Props) {
  if (status === 'done' || status === 'refused') return '–'
  if (!is_overdue) return <MomentText at={due_at} as="day" />
  return (
    <StatusBadge tone="bad">
      <Trans>
        Overdue since <MomentText at={due_at} as="day" />
      </Trans>
    </StatusBadge>
  )
}
