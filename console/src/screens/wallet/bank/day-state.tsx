import { Plural, Trans } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'

type Day = Pick<ReplyTo<'GET /api/admin/bank/days'>[number], 'books' | 'statement' | 'closed_at'>

export function DayState({ day: { books, statement, closed_at } }: { day: Day }) {
  const open = books.open + statement.open
  if (closed_at !== null)
    return (
      <StatusBadge tone="good">
        <Trans context="day">Closed</Trans>
      </StatusBadge>
    )
  if (open > 0)
    return (
      <StatusBadge tone="wait">
        <Plural value={open} one="# open" other="# open" />
      </StatusBadge>
    )
  const isQuiet = books.in_cents + books.out_cents + statement.in_cents + statement.out_cents === 0
  return isQuiet ? (
    <StatusBadge tone="calm">
      <Trans>No activity</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="busy">
      <Trans>Balanced</Trans>
    </StatusBadge>
  )
}
